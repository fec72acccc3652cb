### Wat de pagina over het weer en de steden van Formula D zegt.

page-formula_d-forecast = Het weer op { $circuit }, met de zwarte dobbelsteen: 1 tot { $rain } regen, { $from } tot { $changeable } wisselvallig, { $good } tot 20 droog.
    .own = Deze tabel is van ons; de gedrukte is niet bekend.
page-formula_d-city = { $city } is een stad van ons; de uitgegeven stad is niet te krijgen. Lawaai, gevaar, politie, tunnel en controlepost hebben borden: tik erop.
