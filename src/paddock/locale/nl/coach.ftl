### Wat de coach zegt, bij elk spel. De redenen van een spel zelf staan in zijn eigen bestand.

coach-only = Er valt niets te kiezen.
coach-close =
    .first = Net iets beter; de rest doet er weinig voor onder.
    .other = Bijna even goed.
