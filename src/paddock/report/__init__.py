"""Understanding a race: chances over time, luck and decisions, the dearest mistakes. docs/report.md has the method.

moments.py cuts a race into what is judged, reckoning.py makes the playouts, judged.py adds them up, why.py finds words
for a mistake, picture.py and chart.py draw, page.py makes a page that can be sent, lane.py reckons for a server.
"""

from .judged import Driven, Point, Report, Verdict, Worth, report

__all__ = ["Driven", "Point", "Report", "Verdict", "Worth", "report"]
