"""A picture of what many races gave: each group's share of wins with its interval, beside its fair share."""

from __future__ import annotations

from xml.sax.saxutils import escape

from .verdict import Verdict

ROW, LEFT, WIDE, TOP, END = 28, 170, 460, 64, 70
INK, PAPER, MORE, LESS, DIM = "#23303a", "#f4ecd8", "#2f6b4f", "#b3402e", "#8b8676"
COLOURS = {"more": MORE, "less": LESS, "none": INK}


def plot(verdicts: list[Verdict], title: str, note: str) -> str:
    """The picture as SVG. Colours say whether a difference is one; the lines say it, too, for who sees none."""
    most = max([each.interval[1] for each in verdicts] + [each.fair for each in verdicts] + [0.05])
    most = min(1.0, most * 1.05)
    height = TOP + ROW * len(verdicts) + 46

    def x(share: float) -> float:
        return round(LEFT + WIDE * share / most, 1)

    width = LEFT + WIDE + END
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Georgia, serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="32" font-size="19" fill="{INK}">{escape(title)}</text>',
    ]
    for tick in range(0, int(most * 100) + 1, 5 if most <= 0.5 else 10 if most < 0.9 else 20):
        at = x(tick / 100)
        lines.append(
            f'<path d="M{at} {TOP - 8}V{height - 40}" stroke="{DIM}" stroke-opacity=".3"/>'
            f'<text x="{at}" y="{height - 24}" text-anchor="middle" font-size="12" fill="{DIM}">{tick}%</text>'
        )
    for row, each in enumerate(verdicts):
        y, ink = TOP + ROW * row + ROW // 2, COLOURS[each.word]
        low, high = each.interval
        weight = 4 if each.differs else 2
        lines.append(
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end" fill="{INK}">{escape(each.name)}</text>'
            f'<path d="M{x(each.fair)} {y - 11}v22" stroke="{DIM}" stroke-width="2" stroke-dasharray="3 3"/>'
            f'<path d="M{x(low)} {y}H{x(high)}M{x(low)} {y - 5}v10M{x(high)} {y - 5}v10" stroke="{ink}" '
            f'stroke-width="{weight}" fill="none"/>'
            f'<circle cx="{x(each.share)}" cy="{y}" r="5" fill="{ink}"/>'
            f'<text x="{LEFT + WIDE + 12}" y="{y + 5}" fill="{ink}">{100 * each.share:.1f}%</text>'
        )
    lines.append(f'<text x="20" y="{height - 6}" font-size="12" fill="{DIM}">{escape(note)}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"
