"""
Plays a whole game of each game against a bot, by random legal moves, and verifies the dice:

    python3 play.py http://localhost:8080 [dicy-cards dice-of-crowns nine-dice star-maps]
"""

import random
import sys

from dice import verify
from iacta import Problem, Server, Table

# Short games, and the easiest bot of each: see "Games" in the protocol's page.
GAMES = {
    "dicy-cards": ({"target": 50}, "snowflake"),
    "dice-of-crowns": ({}, "squire"),
    "nine-dice": ({"target": 10, "spinner": 6, "seconds": 15}, "turtle"),
    "star-maps": ({}, "stargazer"),
}

# What a seat may be told when it answers a moment too late.
TOO_LATE = {"closed", "late", "early", "locked", "over"}


def sides_of(game, options, seats):
    """The sides of the dice by throw and their number, by the table in "Games"."""

    def sides(n, count):
        if n == 1 and count == 1 and game != "star-maps":
            return [seats]
        return [options["spinner"]] + [6] * 9 if game == "nine-dice" else [6] * count

    return sides


def play(server, game, rng):
    options, level = GAMES[game]
    table = Table(server, server.open_table(game, options, seats=2))
    table.command("sit", seat=0, name="Python", colour="green")
    table.command("fill", seat=1, level=level)
    table.command("start")
    read = 0
    while table.status in ("lobby", "opening", "playing"):
        if 0 in table.asked:
            answer(table, rng)
        elif table.status == "playing" and not table.asked and read < len(table.lines):
            # Nobody is asked: the next throw leads to a race, and waits until everybody has seen the lines.
            read = len(table.lines)
            table.command("read", line=read)
        else:
            table.listen(1)
    table.close()
    log = server.log(table.facts["id"])
    throws = verify(log, sides_of(game, options, 2), table.remembered)
    moves = sum(line.startswith("0 ") for line in log.split("\n"))
    print(f"{game}: {table.status}, {moves} moves, {throws} throws verified", flush=True)


def answer(table, rng):
    """One of the legal moves; in a race all of them, one after the other, until it is over."""
    question, moves = table.moves(0)
    if not moves:
        table.asked = [seat for seat in table.asked if seat != 0]
        return
    rng.shuffle(moves)
    for move in moves if table.race else moves[:1]:
        try:
            table.command("move", seat=0, question=question, move=move)
            question += 1
        except Problem as problem:
            if problem.refusal["code"] not in TOO_LATE:
                raise
            if problem.refusal["code"] != "late":
                return


def main(url, *games):
    server = Server(url)
    rng = random.Random(1)
    for game in games or GAMES:
        play(server, game, rng)


if __name__ == "__main__":
    main(*sys.argv[1:])
