"""What can be done now, with keys: open questions come first, then the rush, in which each key keeps its meaning."""

from __future__ import annotations

from typing import Final

from holdfast.cli.terminal.elite.question_menu import question
from holdfast.cli.terminal.elite.rush_menu import RushMenu, with_besides
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.play.menu import Menu
from holdfast.engine.text import Texts
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.flow import ChooseWeapon
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.screen.view import EliteView

OFFER: Final = AnyTime.kind()
LISTS: Final = (ChooseWeapon.kind(),)  # questions that stay open until everybody has answered


def menu_of(view: EliteView, parts: Parts, texts: Texts) -> Menu:
    look = EliteViewReader(view, parts)
    asked = next((ask for ask in view.asks if not ask.standing or ask.kind in LISTS), None)
    trade = next((ask for ask in view.asks if ask.kind == OFFER), None)
    if asked is not None:
        return with_besides(question(look, asked, texts), RushMenu(look, None, trade, texts).others())
    acting = next((ask for ask in view.asks if ask.kind != OFFER), None)
    return RushMenu(look, acting, trade, texts).menu()
