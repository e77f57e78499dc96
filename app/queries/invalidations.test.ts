import type { QueryKey } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { campaignsQuery } from '../areas/campaign/campaign.queries.ts'
import { eventEpisodeQuery, eventsQuery } from '../areas/event/event.queries.ts'
import { drawGachaMutation } from '../areas/gacha/draw.mutations.ts'
import { gachaDetailQuery, gachaQuery, stockoutQuery } from '../areas/gacha/gacha.queries.ts'
import { homeQuery } from '../areas/home/home.queries.ts'
import { livetalkQuery, talkTicketsQuery } from '../areas/livetalk/livetalk.queries.ts'
import { lotteryQuery } from '../areas/lottery/lottery.queries.ts'
import { waitingPresentsQuery } from '../areas/members/mypage.queries.ts'
import { preorderQuery } from '../areas/preorder/preorder.queries.ts'
import { purchaseMutation } from '../areas/purchase/purchase.mutations.ts'
import { polledOrderQuery } from '../areas/purchase/purchaseEnd.queries.ts'
import { voteCampaignQuery } from '../areas/vote/vote.queries.ts'
import { queryClient } from '../queryClient.ts'
import { coinPacksQuery } from '../shop/shop.queries.ts'
import { overviewQuery } from './channel.queries.ts'
import { collectionKeys } from './collection.keys.ts'
import { gachaListQuery } from './gachaList.queries.ts'
import { invalidateAfterPurchase, invalidateAfterReceive } from './invalidations.ts'
import { balanceQuery } from './member.queries.ts'
import { orderQuery, ordersQuery } from './order.queries.ts'
import { storyKeys } from './story.keys.ts'
import { ticketsQuery } from './ticket.queries.ts'
import { videoKeys } from './video.keys.ts'

/** What the member owns, and everything to which it gives access: every kind of purchase can bring items. */
const inventory: Record<string, QueryKey> = {
  'the coin balance': balanceQuery.queryKey,
  'the collection': collectionKeys.list('photo'),
  'the tickets': ticketsQuery.queryKey,
  'the present box': waitingPresentsQuery.queryKey,
  'the owned copies of gacha items': gachaDetailQuery('g', true).queryKey,
  'the points for votes': voteCampaignQuery('v', true).queryKey,
  'the tickets for a live talk': talkTicketsQuery('t').queryKey,
  'the to-dos of a live talk': livetalkQuery('t', true).queryKey,
  'the events that a ticket is for': eventsQuery('ahead', true).queryKey,
  'an episode that a ticket is for': eventEpisodeQuery('e', 'n', true, '').queryKey,
  'the lists of campaigns': campaignsQuery('current', undefined, 'acc-hikari').queryKey,
  'the campaigns of a channel': overviewQuery('ip').queryKey,
  'the campaigns on the home page': homeQuery.queryKey,
}

const orders: Record<string, QueryKey> = {
  'the orders of a month': ordersQuery({ start: '2026-02-01' }).queryKey,
  'an order in the history': orderQuery('o').queryKey,
  'an order on its result page': polledOrderQuery('o').queryKey,
  'how many packs the member can still buy': coinPacksQuery.queryKey,
}

/** Each kind of payment, with the queries whose answers it changes. */
const changes: Record<string, Record<string, QueryKey>> = {
  'coins for money': { ...inventory, ...orders },
  'a gacha draw': {
    ...inventory,
    'the remaining draws': gachaQuery('g', true).queryKey,
    'the items that have run out': stockoutQuery('g', true).queryKey,
    'the stock in the lists of gachas': gachaListQuery('ip').queryKey,
  },
  'a video': {
    ...inventory,
    'the video': videoKeys.one('m', true),
    'the lists of videos': videoKeys.list('ip', true),
    'the latest videos of a channel': videoKeys.latest('ip', true),
    'the playlists': videoKeys.playlist('p', true),
  },
  'an episode': {
    ...inventory,
    'the episodes of a story': storyKeys.group('ip', 's', true),
    'the stories of a channel': storyKeys.list('ip', true),
  },
  'lottery entries': { ...inventory, 'the entries': lotteryQuery('l', true).queryKey },
  'a preorder': { ...inventory, 'the latest purchase and the stock': preorderQuery('p', true).queryKey },
}

beforeEach(() => queryClient.clear())

/** The names of the given queries that `invalidate` has not made stale. */
function freshAfter(invalidate: () => void, keys: Record<string, QueryKey>): string[] {
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {})
  invalidate()
  return Object.keys(keys).filter((name) => !queryClient.getQueryState(keys[name] ?? [])?.isInvalidated)
}

describe.each(Object.entries(changes))(
  'when the app has looked up the outcome of a purchase (%s), it invalidates the query for',
  (_kind, keys) => {
    it.each(Object.entries(keys))('%s (X13)', (name, key) => {
      expect(freshAfter(invalidateAfterPurchase, { [name]: key })).toEqual([])
    })
  },
)

it('when the member has received items, the app invalidates every query that shows what the member owns', () => {
  expect(freshAfter(invalidateAfterReceive, inventory)).toEqual([])
})

describe('when the server has answered a payment', () => {
  // Returns the callback `onSuccess` of a mutation without its context, which these mutations do not use.
  const onSuccess = (mutation: { onSuccess?: unknown }, ...given: unknown[]) =>
    void (mutation.onSuccess as (...all: unknown[]) => unknown)(...given)
  const balance = { total: 0, free: 0, paid: 0 }
  const owned = Object.fromEntries(Object.entries(inventory).filter(([name]) => name !== 'the coin balance'))

  it('for an order of coins, the app invalidates the lists of orders and the shop, even while the order is unpaid (C111, C178)', () => {
    const ordered = () => onSuccess(purchaseMutation, {}, { paid: { paymentMethod: 'CONVENIENCE' } })
    expect(freshAfter(ordered, orders)).toEqual([])
  })

  it('for a gacha draw, the app invalidates what the member owns, tickets included, and shows the balance of the answer (C078)', () => {
    const drawn = () => onSuccess(drawGachaMutation, { balance, itemList: [] }, { paid: { gachaId: 'g' } }, '')
    expect(freshAfter(drawn, owned)).toEqual([])
    expect(queryClient.getQueryData(balanceQuery.queryKey)).toEqual(balance)
  })
})

it('an order has one query key for both its result page and its page in the history', () => {
  expect(polledOrderQuery('o').queryKey).toEqual(orderQuery('o').queryKey)
})
