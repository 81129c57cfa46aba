"""Prints how varied made missions of The Key are for somebody who plays many: `python benchmarks/variety_key.py 200`.

The second number is of phrases of each grade, to see how many sayings are in use.
"""

import sys

from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.variety import play_many, variety_of

ROWS = (
    ("answers that come again", "answers_again"),
    ("clues that come again", "clues_again"),
    ("titles", "titles"),
    ("endings", "endings"),
    ("openings", "openings"),
    ("questions", "questions"),
    ("list themes", "lists"),
)


def main() -> None:
    count, phrases = (int(word) for word in [*sys.argv[1:], "200", "60"][:2])
    workshop = open_workshop()
    found = {grade: variety_of(play_many(workshop, "variety", grade, count), workshop.bank) for grade in GRADES}
    print("| | " + " | ".join(map(str, GRADES)) + " |\n|---|" + "---|" * len(GRADES))
    for label, field in ROWS:
        values = [getattr(one, field) for one in found.values()]
        cells = [f"{value:.0%}" if isinstance(value, float) else str(value) for value in values]
        print(f"| {label} | {' | '.join(cells)} |")
    sayings: set[str] = set()
    for grade in GRADES:
        sayings |= variety_of(play_many(workshop, "sayings", grade, phrases, "phrase"), workshop.bank).sayings
    print(f"sayings in use, of {phrases} phrases a grade: {len(sayings)}")


if __name__ == "__main__":
    main()
