### Raceschool: de pagina om de lessen heen.

school-title = Raceschool
school-motto = Eén ding tegelijk. Elke les duurt een paar minuten.
school-coach = De coach
school-step = Stap { $step } van { $steps }
school-next = Verder
school-back = Terug
school-skip = Verlaat de les
school-take-back = Neem het terug
school-show-me = Doe het voor
school-done = Naar de school
school-again = Nog een keer
school-not-quite = Niet helemaal.
school-way = Verloop van de les
school-drive = Rijden
school-is-done = Klaar
school-minutes = { $minutes } min
school-so-many = { $done } van { $lessons }
school-offer = Leer het in { $minutes } min?
school-offer-drive = Rijd de les
school-offer-no = Nu niet
