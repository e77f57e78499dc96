import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { resetClock, setServerTime } from '../../time/clock.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { useOdds } from './useOdds.ts'

const server = memberHost()
afterEach(() => {
  resetClock()
  vi.useRealTimers()
})

const item = (itemId: string, ratePercent: number, stock = 'IN_STOCK') => ({
  itemId,
  name: itemId,
  type: 'PHOTO',
  rarity: 'N',
  ratePercent,
  stock,
})

/** Mocks a server that answers with the current content of `data`. */
function host(data: { itemList: object[]; gone: string[] }) {
  const callCounts = { detail: 0, stockout: 0 }
  server.use(
    http.get('*/v2/gacha/parade/detail', () => {
      callCounts.detail += 1
      return HttpResponse.json({ itemList: data.itemList })
    }),
    http.get('*/v2/gacha/parade/stockout', () => {
      callCounts.stockout += 1
      return HttpResponse.json({ items: data.gone.map((id) => ({ itemId: id, name: id, stock: 'OUT_OF_STOCK' })) })
    }),
  )
  return callCounts
}
const odds = (isRunningOut: boolean) =>
  renderHook(() => useOdds('parade', true, isRunningOut), { wrapper: queryWrapper }).result
const shown = (result: ReturnType<typeof odds>) =>
  result.current.items.state === 'ready' ? result.current.items.data.map(({ percent, stock }) => [percent, stock]) : []
const waitUntilIdle = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))

it('the odds of a gacha do not request the stock-out list while everything is in stock (C077, C080)', async () => {
  const callCounts = host({ itemList: [item('a', 40), item('b', 60)], gone: [] })
  const result = odds(false)
  await waitFor(() => expect(result.current.items.state).toBe('ready'))
  await waitUntilIdle()
  expect(callCounts).toEqual({ detail: 1, stockout: 0 })
})

it('the odds of a gacha request the stock-out list once an item has run out, even if the gacha itself has stock (C080)', async () => {
  const callCounts = host({ itemList: [item('a', 0, 'OUT_OF_STOCK'), item('b', 100)], gone: ['a'] })
  const result = odds(false)
  await waitFor(() => expect(callCounts.stockout).toBe(1))
  await waitUntilIdle()
  expect(shown(result)).toEqual([
    [0, 'OUT_OF_STOCK'],
    [100, 'IN_STOCK'],
  ])
  expect(callCounts.detail).toBe(1)
})

it('gacha odds that still contain an item which has run out are refetched, but not in a loop if the server keeps sending the outdated odds (C077, C080)', async () => {
  const data = { itemList: [item('a', 40), item('b', 60)], gone: ['a'] }
  const callCounts = host(data)
  const result = odds(true)
  await waitFor(() => expect(callCounts).toEqual({ detail: 2, stockout: 1 }))
  await waitUntilIdle()
  expect(callCounts).toEqual({ detail: 2, stockout: 1 })
  data.itemList = [item('a', 0, 'OUT_OF_STOCK'), item('b', 100)]
  await queryClient.refetchQueries()
  await waitUntilIdle()
  expect(shown(result)).toEqual([
    [0, 'OUT_OF_STOCK'],
    [100, 'IN_STOCK'],
  ])
})

it('the odds of a gacha are shown with the time at which they were loaded according to the server’s clock, and without a time before that (W149)', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-31T10:00:00Z'), toFake: ['Date'] })
  host({ itemList: [item('a', 100)], gone: [] })
  setServerTime('2026-01-31T12:00:00Z', Date.now())
  const result = odds(false)
  expect(result.current.asOf).toBeUndefined()
  await waitFor(() => expect(result.current.asOf).toBe('2026-01-31T12:00:00.000Z'))
})
