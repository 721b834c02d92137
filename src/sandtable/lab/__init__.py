"""The lab: matches by the thousand, balance reports, benchmarks."""

from sandtable.lab.bench import Figure, bench
from sandtable.lab.report import report, write_report
from sandtable.lab.series import Series, simulate

__all__ = ["Figure", "Series", "bench", "report", "simulate", "write_report"]
