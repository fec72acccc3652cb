### Your first race

rules-first = Your first race
rules-words = Words
page-rules = Rules
page-rules-of = The rules of { $game }
page-rules-find = Find in the rules
page-rules-found = { $count ->
        [0] Nothing found
        [one] { $count } place found
       *[other] { $count } places found
    }
page-rules-print = Print
page-rules-contents = Contents
page-rules-own = Told in our own words; the game belongs to its owners.
page-rules-open = Open in the rules
