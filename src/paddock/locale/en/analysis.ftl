# What if, and the analysis board: loaded when somebody wants them.

refused-what-if-moment = This race has moments { $first } to { $last }.
refused-what-if-over = The race is over at that moment: nobody has anything to decide.

whatif-title = What if
whatif-open = Play on from here
whatif-about = Take a car at this moment and race on against drivers. Luck is new from here, and it is a race of its own: the other one stays as it is.
whatif-seat = Your car
whatif-drivers = The others are driven by
whatif-anew = Deal hidden cards anew
whatif-anew-hint = You may have seen the others’ hands. Dealt anew, you know what this driver knew then, and no more.
whatif-play = Play on
whatif-show = Let { $driver } show it
whatif-said = What if: this race goes on from moment { $moment } of another one. Luck is new from here.
