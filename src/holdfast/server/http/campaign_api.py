"""Campaigns over HTTP: begin one, read its page, take a reward. Its games are tables like all others."""

from __future__ import annotations

from contextlib import suppress

from holdfast.engine.game import SetupError
from holdfast.server.http.requests import Visit, unfit
from holdfast.server.ops.limits import NEW_TABLES
from holdfast.server.services.campaigns import BrokenCampaign
from holdfast.server.wire.api_types import CampaignInfo, CampaignList, NewCampaign, TakeReward
from holdfast.table.store import CampaignRecord


async def mine(visit: Visit) -> CampaignList:
    if visit.person is None:
        return CampaignList(())
    found = []
    for record in await visit.context.campaigns.mine(visit.person):
        with suppress(BrokenCampaign):  # damaged ones are left out of lists
            found.append(await info(visit, record))
    return CampaignList(tuple(found))


async def begin(visit: Visit) -> CampaignInfo:
    person = visit.somebody()
    wanted = await visit.body(NewCampaign)
    visit.check_rate("new table", NEW_TABLES)
    return await info(visit, await visit.context.campaigns.begin(visit.context.catalogue.get(wanted.game), person))


async def one(visit: Visit) -> CampaignInfo:
    return await info(visit, await campaign_of(visit))


async def take(visit: Visit) -> CampaignInfo:
    wanted = await visit.body(TakeReward)
    record = await campaign_of(visit)
    try:
        return await info(visit, await visit.context.campaigns.take(record, wanted.reward))
    except SetupError as problem:
        raise unfit(visit, record.game, problem) from None


async def break_off(visit: Visit) -> CampaignInfo:
    return await info(visit, await visit.context.campaigns.break_off(await campaign_of(visit)))


async def campaign_of(visit: Visit) -> CampaignRecord:
    return await visit.context.campaigns.get(visit.request.path_params["campaign"], visit.somebody())


async def info(visit: Visit, record: CampaignRecord) -> CampaignInfo:
    people = [await visit.context.store.person(id) for id in record.people]
    names = tuple(person.name for person in people if person is not None)
    page = visit.context.campaigns.page(record)
    return CampaignInfo(record.id, record.game, names, record.table, record.changed, page)
