"""An analysis in words, and as a page: chances and beliefs over time, mistakes, every decision."""

from __future__ import annotations

from collections.abc import Sequence

from standoff.arena.analysis import Analysis, Decision, Performance, Turning
from standoff.arena.drawing import Line, Moment, lines_svg, percent
from standoff.arena.page import grid, heading, page, words

WORST = 10
"""So many mistakes are told."""

AROUND = 2
"""Chances are drawn as the mean of so many questions before, and after."""


def dealt_words(player: Performance) -> str:
    """What a player was dealt."""
    return ", ".join(name for names in player.dealt.values() for name in names)


def turning_words(found: Analysis, turning: Turning) -> str:
    """When the game turned."""
    winners = " and ".join(found.names[seat] for seat in found.winners)
    return (
        f"Question {turning.number}: {found.names[turning.seat]} answered: {turning.words}. "
        f"The chances of {winners} went from {percent(turning.before)} to {percent(turning.after)}."
    )


def decision_words(found: Analysis, decision: Decision) -> str:
    """A decision in a line."""
    told = f"{decision.number:>4} {found.names[decision.seat]}: {decision.words} ({percent(decision.value)})"
    if decision.best.code == decision.answer:
        return told
    sure = f" ± {100 * decision.error:.1f}" if decision.error else ""
    return f"{told}; better by {100 * decision.loss:.1f}{sure} %: {decision.best.words}"


def analysis_page(found: Analysis) -> str:
    """The whole analysis as HTML."""
    parts = [words(found.result or "The record ends before the game does."), _players(found)]
    if found.turning is not None:
        parts += [heading("The turning point"), words(turning_words(found, found.turning))]
        parts += [words(happened, faint=True) for happened in found.turning.happened]
    parts += [heading("Chances over time"), words("By what all players knew together.", faint=True), _chances(found)]
    if found.roles:
        parts += [heading("Beliefs over time"), words("What the others believed of the true role.", faint=True)]
        parts.append(_beliefs(found))
    parts.append(heading("The most costly mistakes"))
    mistakes = [found.decisions[number] for number in found.mistakes[:WORST]]
    parts.append(_decisions(found, mistakes) if mistakes else words("None that is beyond doubt with this budget."))
    parts += [heading("Every decision"), _decisions(found, found.decisions)]
    parts.append(
        words(
            f"{found.budget} imagined games for each question, by the policy. The value of an answer is how "
            "often its player won, by what he could know; the loss is how much more often with the best answer.",
            faint=True,
        )
    )
    return page(f"{found.title}: a game looked at", parts)


def _players(found: Analysis) -> str:
    lines = [
        (p.name, dealt_words(p), "won" if p.won else "", str(p.decisions), percent(p.loss), str(len(p.mistakes)))
        for p in found.players
    ]
    titles = ("Player", "Dealt", "Result", "Decisions", "Loss each", "Mistakes")
    return grid(titles, lines, ("Decisions", "Loss each", "Mistakes"))


def _chances(found: Analysis) -> str:
    """A line for each side; several answers together, as single ones jump with the luck of the imagined games."""
    sides: dict[str, list[Performance]] = {}
    for player in found.players:
        sides.setdefault(player.side, []).append(player)
    lines = []
    for side, players in sides.items():
        seats = [player.seat for player in players]
        hopes = smooth([sum(d.chances[seat] for seat in seats) / len(seats) for d in found.decisions])
        points = [(float(d.number), hope) for d, hope in zip(found.decisions, hopes, strict=True)]
        if found.winners:
            points.append((float(len(found.decisions)), 1.0 if any(p.won for p in players) else 0.0))
        names = ", ".join(player.name for player in players)
        lines.append(Line(names if len(sides) == len(found.players) else f"{side}: {names}", points))
    moments = [] if found.turning is None else [Moment(found.turning.number, "the turning point")]
    return lines_svg("How likely each side was to win", "question", lines, moments)


def smooth(values: Sequence[float]) -> list[float]:
    """Each value as the mean of its neighbours and itself."""
    parts = [values[max(0, at - AROUND) : at + AROUND + 1] for at in range(len(values))]
    return [sum(part) / len(part) for part in parts]


def _beliefs(found: Analysis) -> str:
    """For each player, how likely the others held the role that he had, on average."""
    lines = []
    for seat, role in enumerate(found.had):
        points = []
        for decision in found.decisions:
            others = [told[seat][role] for viewer, told in enumerate(decision.beliefs) if viewer != seat]
            if others:
                points.append((float(decision.number), sum(others) / len(others)))
        lines.append(Line(f"{found.names[seat]}: {found.roles[role]}", points))
    return lines_svg("How well the others knew each role", "question", lines)


def _decisions(found: Analysis, decisions: Sequence[Decision]) -> str:
    lines = []
    for d in decisions:
        better = d.best.code != d.answer
        lines.append(
            (
                str(d.number),
                found.names[d.seat],
                d.words,
                percent(d.value),
                f"{100 * d.loss:.1f} ± {100 * d.error:.1f}" if better else "",
                f"{d.best.words}. {d.why}" if better else "",
            )
        )
    odd = [at for at, d in enumerate(decisions) if d.is_mistake]
    return grid(
        ("Question", "Player", "Answer", "Value", "Loss %", "Better"), lines, ("Question", "Value", "Loss %"), odd
    )
