"""An answer that is being voted on, and where each seat stands."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holdfast.games.key.rules.vote import Consent, open_vote
from holdfast.games.key.state import Key

Stand: TypeAlias = Literal["proposes", "agrees", "thinks"]


class VoteShown(msgspec.Struct, frozen=True):
    by: int
    guess: str
    stands: tuple[Stand, ...]  # of each seat: the texts `stands.*`


def vote_shown(s: Key) -> VoteShown | None:
    vote = open_vote(s)
    if vote is None:
        return None
    return VoteShown(vote.by, vote.guess, tuple([_stand(vote, seat) for seat in range(s.seated)]))


def _stand(vote: Consent, seat: int) -> Stand:
    if seat == vote.by:
        return "proposes"
    return "agrees" if seat in vote.agreed else "thinks"
