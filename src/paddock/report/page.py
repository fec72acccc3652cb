"""A report as one page that can be sent: no other file, nothing from elsewhere, no script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ..drawing.plain import LIVERIES
from ..locale import say
from ..locale.messages import is_said
from ..race import Race
from .chart import Flag, chart, names_of, paint
from .judged import Driven, Report, Verdict
from .picture import picture
from .why import best_move, facts, mishaps, points, signed

SHOWN = 3
MOST_PLACES = 2.0
STYLE = """
:root{--paper:#f4ebdc;--paper2:#eadfcb;--card:#fbf5ea;--ink:#1e1b18;--ink2:#5b534a;--hot:#b3261e;--cool:#1f6f78;
--sand:#e7b65b}
*{box-sizing:border-box;margin:0}
body{background:var(--paper2);color:var(--ink);font:16px/1.4 "Sofia Sans",system-ui,sans-serif}
h1,h2,h3,.d{font-family:"Sofia Sans Extra Condensed","Oswald","Arial Narrow",sans-serif;font-weight:900;line-height:1;
text-transform:uppercase}
header{display:flex;flex-wrap:wrap;gap:12px;justify-content:space-between;align-items:center;padding:14px 18px;
background:var(--ink);color:var(--card)}
header h1{font-size:30px;font-style:italic}
header p{opacity:.8}
.top{display:grid;grid-template-columns:minmax(0,1fr) 340px}
.chart{padding:14px 18px;background:#f2dcaa;min-width:0}
.chart h2{font-size:30px;font-style:italic;text-transform:none}
.chart svg{width:100%;height:auto;display:block}
.chart p,.note{color:var(--ink2);font-size:14px}
aside{background:var(--paper);border-left:2px solid var(--ink)}
aside h2{font-size:22px;padding:12px 14px;border-bottom:2px solid var(--ink)}
.who{display:grid;grid-template-columns:26px 34px minmax(0,1fr) 130px;gap:8px;align-items:center;padding:7px 14px;
border-bottom:1px solid #1e1b1826}
.who b{font:italic 900 24px/1 "Sofia Sans Extra Condensed","Arial Narrow",sans-serif}
.who.me{background:var(--card);box-shadow:inset 5px 0 var(--hot)}
.dot{width:32px;height:32px;border-radius:50%;display:grid;place-items:center;border:4px solid;background:#fff8ec;
font-weight:800;font-size:12px}
.bars{width:130px}
.cases{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:14px;padding:18px;
border-top:6px solid var(--cool)}
.case{background:var(--card);box-shadow:3px 3px 0 #1e1b1826}
.picture{position:relative;overflow:hidden;height:170px}
.picture svg{width:100%;height:100%;display:block}
.tag{position:absolute;left:10px;top:10px;background:var(--ink);color:var(--card);padding:5px 12px;font-size:18px}
.cost{position:absolute;right:0;bottom:0;background:var(--hot);color:#fff8ec;padding:5px 12px;font-size:15px}
.cost b{font-size:26px}
.two{display:grid;grid-template-columns:1fr 1fr}
.two>div{padding:12px}
.two>div+div{border-left:1px solid #1e1b1826}
.two h3{font-size:18px;color:var(--hot)}
.two>div+div h3{color:var(--cool)}
.answer{font-weight:800;font-size:18px;margin:4px 0}
.case .note{padding:0 12px 12px}
.tables{padding:0 18px 18px;overflow-x:auto}
table{border-collapse:collapse;background:var(--card);width:100%}
th,td{padding:5px 9px;text-align:right;border-bottom:1px solid #1e1b1826}
th:nth-child(2),td:nth-child(2){text-align:left}
footer{padding:0 18px 24px}
@media(max-width:800px){.top{grid-template-columns:1fr}aside{border-left:0;border-top:2px solid var(--ink)}}
@media print{.case,.who{break-inside:avoid}}
"""


def page(race: Race, made: Report, names: Mapping[int, str], people: Sequence[int], language: str = "en") -> str:
    """The whole page."""
    called = names_of(made, names)
    only = people[0] if len(people) == 1 else None
    cases = made.costliest_of(only, SHOWN) if only is not None else [made.verdicts[i] for i in made.costliest[:SHOWN]]
    flags = [Flag(number, each.seat, each.entry, each.lost.win) for number, each in enumerate(cases, 1)]
    error = points(max(point.error for point in made.points))
    first = min(made.cars, key=lambda each: each.place)
    circuit = str(race.game.setup.about_circuit(race.settings["circuit"]).get("title", race.settings["circuit"]))
    ordered = sorted(made.cars, key=lambda each: each.place)
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(_say('title', language))} · {escape(race.game.title)} · {escape(circuit)}</title>",
        f"<style>{STYLE}</style></head><body>",
        f"<header><h1>{escape(_say('title', language))} · {escape(race.game.title)}, {escape(circuit)}</h1>",
        f"<p>{escape(_say('wins', language, name=called[first.car]))}</p></header>",
        f'<div class="top"><section class="chart"><h2>{escape(_say("chances", language))}</h2>',
        f"<p>{escape(_say('method', language, races=made.playouts, error=error))}</p>",
        chart(made, language, bold=people if len(people) <= 2 else (), flags=flags),
        f"</section><aside><h2>{escape(_say('luck-decisions', language))} <small>{escape(_say('in-places', language))}"
        "</small></h2>",
        *(_who(each, called, each.car in people and len(people) <= 2) for each in ordered),
        _key(language),
        "</aside></div>",
        '<section class="cases">',
        *(_case(race, each, number, called, language) for number, each in enumerate(cases, 1)),
        "</section>",
        '<div class="tables">' + _few(len(cases), language) + _table(made, called, language) + "</div>",
        f'<footer class="note">{_footer(made, called, language)}</footer></body></html>',
    ]
    return "".join(parts) + "\n"


def _say(word: str, language: str, /, **values: int | float | str) -> str:
    return say(f"report-{word}", language, **values)


def _few(count: int, language: str) -> str:
    if count >= SHOWN:
        return ""
    return f'<p class="note">{escape(_say("few-mistakes" if count else "no-mistakes", language))}</p>'


def _who(each: Driven, called: Sequence[str], me: bool) -> str:
    number = LIVERIES[each.car % len(LIVERIES)].number
    return (
        f'<div class="who{" me" if me else ""}"><b>{each.place}</b>'
        f'<span class="dot" style="border-color:{paint(each.car)}">{number}</span>'
        f"<span>{escape(called[each.car])}</span>{bars(each)}</div>"
    )


def bars(each: Driven) -> str:
    """Luck and decisions as bars from -2 to +2 places."""
    drawn = []
    for row, (places, ink) in enumerate(((each.luck.places, "#e0a93f"), (each.decisions.places, "#1f6f78"))):
        width = 32 * min(MOST_PLACES, abs(places)) / MOST_PLACES
        x = 65 if places > 0 else 65 - width
        y = 3 + 17 * row
        end, anchor = (65 + width + 3, "start") if places > 0 else (65 - width - 3, "end")
        hatch = ' stroke="#8a6112" stroke-dasharray="2 2"' if row == 0 else ""
        drawn.append(
            f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="13" fill="{ink}"{hatch}/>'
            f'<text x="{end:.1f}" y="{y + 11}" font-size="12" font-weight="700" text-anchor="{anchor}">'
            f"{signed(places)}</text>"
        )
    return (
        f'<svg class="bars" viewBox="0 0 130 38" role="img">{"".join(drawn)}'
        '<path d="M65 0V38" stroke="#1e1b18" stroke-width="2"/></svg>'
    )


def _key(language: str) -> str:
    luck, decisions = _say("luck", language), _say("decisions", language)
    return (
        '<p class="note" style="padding:10px 14px"><span style="color:#a87716">■</span> '
        f'{escape(luck)} <span style="color:#1f6f78">■</span> {escape(decisions)}</p>'
    )


def _case(race: Race, verdict: Verdict, number: int, called: Sequence[str], language: str) -> str:
    played, better = facts(verdict, language)
    where = _say("round", language, round=verdict.round) if verdict.round else _say("before", language)
    wrong = mishaps(verdict, language)
    return (
        f'<article class="case"><div class="picture">{picture(race, verdict)}'
        f'<span class="tag d">{number} · {escape(called[verdict.seat])} · {escape(where)}</span>'
        f'<span class="cost"><b class="d">−{points(verdict.lost.win)}</b> {escape(_say("points-lost", language))} · '
        f"{escape(_say('places-lost', language, places=signed(-verdict.lost.places)))}</span></div>"
        f'<div class="two"><div><h3>{escape(_say("played", language))}</h3>'
        f'<p class="answer">{escape(verdict.played)}</p>'
        f'<p class="note">{escape(", ".join(played))}</p></div>'
        f'<div><h3>{escape(_say("better", language))}</h3><p class="answer">{escape(verdict.better or "")}</p>'
        f'<p class="note">{escape(", ".join(better))}</p></div></div>'
        + (f'<p class="note">{escape(wrong)}</p>' if wrong else "")
        + "</article>"
    )


def _table(made: Report, called: Sequence[str], language: str) -> str:
    heads = ["place", "driver", "start", "luck-short", "decisions", "given-away"]
    counts = list(made.cars[0].counts)
    named = [_say(head, language) for head in heads]
    named += [_say(f"count-{name}", language) if is_said(f"report-count-{name}") else name for name in counts]
    rows = []
    for each in sorted(made.cars, key=lambda each: each.place):
        cells = [
            str(each.place),
            called[each.car],
            f"{points(each.start.win)} %",
            f"{signed(each.luck.places)} ±{each.luck.places_error:.1f}",
            f"{signed(each.decisions.places)} ±{each.decisions.places_error:.1f}",
            signed(-max(0.0, each.given_away.places)),
            *(str(count) for count in each.counts.values()),
        ]
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{escape(name)}</th>" for name in named)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _footer(made: Report, called: Sequence[str], language: str) -> str:
    if made.best is None:
        return ""
    best = made.verdicts[made.best]
    return escape(best_move(best, called[best.seat], language))
