"""The figures in a table, with the budgets beside them."""

from dataclasses import dataclass
from typing import Any, Final

STEADY_P99: Final = {"sqlite": 50.0, "postgresql": 80.0}  # milliseconds
SHARE_OF_ECHO: Final = 0.2
IDLE_TABLE: Final = 100_000  # bytes
GROWTH: Final = 1.25  # what counts as no growth, between stretches of one noisy run


@dataclass
class Line:
    """One figure, and what it may be."""

    what: str
    figure: str
    budget: str = ""
    keeps: bool = True


def told(report: dict[str, Any]) -> list[Line]:
    """Everything that was measured."""
    lines: list[Line] = []
    if "steady" in report:
        lines += of_steady(report, report["steady"])
    rising, echo = report.get("rising"), report.get("echo")
    if rising is not None:
        lines.append(Line("highest rate with p99 < 100 ms", rate(rising["highest"])))
    if echo is not None:
        lines.append(Line(f"echo, {report['workers']} server processes: highest rate", rate(echo["highest"])))
    if rising is not None and echo is not None:
        share = rising["highest"]["achieved_a_second"] / max(1.0, echo["highest"]["achieved_a_second"])
        lines.append(Line("share of the echo", f"{share:.3f}", f"≥ {SHARE_OF_ECHO}", share >= SHARE_OF_ECHO))
        # The same by CPU alone, which others on the machine disturb less.
        cost = echo["highest"]["server_us_a_choice"] / max(1, rising["highest"]["server_us_a_choice"])
        lines.append(Line("share of the echo, by CPU of the server", f"{cost:.3f}"))
    if "growth" in report:
        lines += of_growth(report["growth"])
    if "memory" in report:
        lines += of_memory(report["memory"])
    return lines


def rate(step: dict[str, Any]) -> str:
    """A rate, and what it took."""
    return f"{step['achieved_a_second']:.0f} /s (p99 {step['p99_ms']:.0f} ms, {step['server_us_a_choice']} µs of CPU)"


def of_steady(report: dict[str, Any], steady: dict[str, Any]) -> list[Line]:
    """The steady load."""
    budget = STEADY_P99[report["database"]]
    lost = steady["unanswered"] + steady["troubles"] + steady["due"] - steady["acknowledged"]
    return [
        Line("tables, clients", f"{report['tables']}, {2 * report['tables']}"),
        Line("choices due, acknowledged", f"{steady['due']}, {steady['acknowledged']}", "equal", not lost),
        Line("errors, unanswered", f"{steady['troubles']}, {steady['unanswered']}", "0, 0", not lost),
        Line("rate", f"{steady['achieved_a_second']:.1f} /s of {steady['offered_a_second']:.1f}"),
        Line("sent late, between games", f"{steady['late']}, {steady['between_games']}"),
        Line("p50, p95", f"{steady['p50_ms']:.1f}, {steady['p95_ms']:.1f} ms"),
        Line("p99", f"{steady['p99_ms']:.1f} ms", f"< {budget:.0f} ms", steady["p99_ms"] < budget),
        Line("max", f"{steady['max_ms']:.1f} ms"),
        Line("CPU of a choice, in the server", f"{steady['server_us_a_choice']} µs"),
        Line("cores: server, database, clients",
             f"{steady['server_cores']}, {steady['database_cores']}, {steady['client_cores']}"),
    ]  # fmt: skip


def of_growth(growth: dict[str, Any]) -> list[Line]:
    """How the cost grows."""
    lines = [
        Line(f"CPU of a choice at {count} tables", f"{each['server_us_a_choice']} µs, p50 {each['p50_ms']:.1f} ms")
        for count, each in growth["by_tables"].items()
    ]
    ratio = growth["tables_ratio"]
    lines.append(Line("growth with tables", f"{ratio:.2f}", f"≤ {GROWTH}", ratio <= GROWTH))
    for game, length in growth["by_length"].items():
        early, late = length["early"], length["late"]
        lines += [
            Line(f"{game}: CPU of a choice, early and late",
                 f"{early['server_us_a_choice']}, {late['server_us_a_choice']} µs"),
            Line(f"{game}: bytes of a message, early and late",
                 f"{early['bytes_a_message']}, {late['bytes_a_message']} (× {length['bytes_ratio']:.2f})"),
            # A longer game has more on the table: what must not grow is the cost beyond that.
            Line(f"{game}: growth with length", f"{length['ratio']:.2f}",
                 f"≤ {GROWTH} × the message's", length["ratio"] <= GROWTH * max(1.0, length["bytes_ratio"])),
        ]  # fmt: skip
    return lines


def of_memory(memory: dict[str, Any]) -> list[Line]:
    """What stays in memory."""
    idle = memory["idle_table_bytes"]
    return [
        Line(f"memory of an idle table ({memory['choices_played']} choices played, {memory['tables']} tables)",
             f"{idle / 1000:.1f} kB", f"< {IDLE_TABLE // 1000} kB", idle < IDLE_TABLE),
        Line("memory of a connection", f"{memory['connection_bytes'] / 1000:.1f} kB"),
        Line("memory of a table with both clients", f"{memory['table_with_two_clients_bytes'] / 1000:.1f} kB"),
    ]  # fmt: skip


def problems(report: dict[str, Any]) -> list[str]:
    """The budgets that are not kept."""
    return [line.what for line in told(report) if not line.keeps]


def lines(report: dict[str, Any]) -> list[str]:
    """The report as Markdown."""
    rows = [
        f"| {line.what} | {line.figure} | {line.budget} | {'' if line.keeps else 'NOT KEPT'} |" for line in told(report)
    ]
    return [
        f"- database: {report['database']}, server processes: {report['workers']}",
        *(f"- {part}: {machine_of(each)}" for part, each in report.items() if isinstance(each, dict)),
        "",
        "| what | measured | budget | |",
        "| --- | ---: | ---: | --- |",
        *rows,
    ]


def machine_of(part: dict[str, Any]) -> str:
    """On what a part was measured, and how busy that was."""
    machine = part["machine"]
    cores = ", ".join(map(str, machine["client_cores"]))
    return f"{machine['cores']} cores, clients on {cores}, server anywhere; load average {machine['load_average']}"
