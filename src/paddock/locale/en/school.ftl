### Race school: the page around the lessons.

school-title = Race school
school-motto = One thing at a time. Every lesson takes a few minutes.
school-coach = The coach
school-step = Step { $step } of { $steps }
school-next = Go on
school-back = Back
school-skip = Leave the lesson
school-take-back = Take it back
school-show-me = Show me
school-done = To the school
school-again = Drive it again
school-not-quite = Not quite.
school-way = Way through the lesson
school-drive = Drive
school-is-done = Done
school-minutes = { $minutes } min
school-so-many = { $done } of { $lessons }
school-offer = Learn it in { $minutes } min?
school-offer-drive = Drive the lesson
school-offer-no = Not now
