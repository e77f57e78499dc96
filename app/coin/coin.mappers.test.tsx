import { act, renderHook, waitFor } from '@testing-library/react'
import type { CoinHistoryEntry } from '@tsudoi/contracts/coin/coin.endpoints'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { usePagedList } from '../queries/usePagedList.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { latestMonths } from '../time/japanMonths.ts'
import { monthPurchaseView, coinMovementView, withoutRepeatedMovements } from './coin.mappers.ts'
import { coinHistoryQuery } from './coin.queries.ts'

const server = memberHost()

const entry = (at: number, transactionTime: string): CoinHistoryEntry => ({
  assetHistoryId: `entry-${at}`,
  transactionTime,
  message: 'ガチャ「冬の星座」',
  platformType: 'WEB',
  optionCoin: { free: -10, paid: 0 },
})

interface Page {
  list: CoinHistoryEntry[]
  seek: { hasNext: boolean; lastTransactionTime?: string }
}

/** Mocks a server that answers with these pages. Their keys are the cursors that request them. */
function host(pages: Readonly<Record<string, Page>>) {
  const requests: Record<string, string>[] = []
  server.use(
    http.get('*/v2/currency/history', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      requests.push(query)
      return HttpResponse.json(pages[query['seek.lastTransactionTime'] ?? ''])
    }),
  )
  return requests
}

const history = () =>
  renderHook(() => withoutRepeatedMovements(usePagedList(coinHistoryQuery, coinMovementView)), {
    wrapper: queryWrapper,
  }).result
const idsOf = ({ current: { items } }: ReturnType<typeof history>) =>
  items.state === 'ready' ? items.data.map(({ id }) => id) : items.state

describe('paging through the coin history', () => {
  const [late, early] = ['2026-01-31T03:00:00Z', '2026-01-30T03:00:00Z']

  it('requests fifteen movements, latest first; the cursor of the next page is the time of the last movement (S145, W157, C081)', async () => {
    const requests = host({
      '': { list: [entry(1, late)], seek: { hasNext: true, lastTransactionTime: late } },
      [late]: { list: [entry(2, early)], seek: { hasNext: false, lastTransactionTime: early } },
    })
    const list = history()
    await waitFor(() => expect(idsOf(list)).toEqual(['entry-1']))
    act(() => list.current.onMore?.())
    await waitFor(() => expect(idsOf(list)).toEqual(['entry-1', 'entry-2']))
    expect(list.current.more).toBe('none')
    expect(requests).toEqual([
      { 'seek.order': 'DESC', 'seek.limit': '15' },
      { 'seek.order': 'DESC', 'seek.limit': '15', 'seek.lastTransactionTime': late },
    ])
  })

  it('shows each movement once if two pages overlap in movements with equal times (Q80)', async () => {
    host({
      '': { list: [entry(1, late), entry(2, early)], seek: { hasNext: true, lastTransactionTime: early } },
      [early]: { list: [entry(2, early), entry(3, early)], seek: { hasNext: false } },
    })
    const list = history()
    await waitFor(() => expect(idsOf(list)).toEqual(['entry-1', 'entry-2']))
    act(() => list.current.onMore?.())
    await waitFor(() => expect(idsOf(list)).toEqual(['entry-1', 'entry-2', 'entry-3']))
  })

  it('stops when the server returns an unchanged cursor', async () => {
    const page = { list: [entry(1, late)], seek: { hasNext: true, lastTransactionTime: late } }
    const requests = host({ '': page, [late]: page })
    const list = history()
    await waitFor(() => expect(idsOf(list)).toEqual(['entry-1']))
    act(() => list.current.onMore?.())
    await waitFor(() => expect(list.current.more).toBe('none'))
    expect(requests).toHaveLength(2)
  })
})

it('the spending of the month is shown with the limit and with the start of the next month (S112, S141, Q73)', () => {
  const [month] = latestMonths('2026-01-31T10:00:00Z', 1)
  const list = [
    {
      transactionId: 'a',
      orderTime: '2026-01-05T00:00:00Z',
      itemName: '100コイン',
      price: 1_000,
      status: 'SUCCEEDED' as const,
    },
  ]
  expect(monthPurchaseView(month, { list }, 5_000)).toEqual({
    paid: 1_000,
    waiting: 0,
    limit: 5_000,
    renewal: '2026-01-31T15:00:00.000Z',
  })
})
