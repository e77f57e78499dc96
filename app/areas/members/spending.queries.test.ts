import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { movementsSinceQuery } from './spending.queries.ts'

const server = memberHost()
const start = '2026-01-01T00:00:00Z'

/** Mocks a server with one movement per day, on the `days` days up to the end of January, ten per page. */
function host(days: number) {
  const times = Array.from({ length: days }, (_, at) => new Date(Date.UTC(2026, 0, 31) - at * 86_400_000).toISOString())
  const requestedPages: (string | null)[] = []
  server.use(
    http.get('*/v2/currency/history', ({ request }) => {
      const last = new URL(request.url).searchParams.get('seek.lastTransactionTime')
      requestedPages.push(last)
      const from = last === null ? 0 : times.indexOf(last) + 1
      const list = times.slice(from, from + 10).map((transactionTime) => ({
        assetHistoryId: transactionTime,
        transactionTime,
        message: 'ガチャ',
        platformType: 'WEB',
        optionCoin: { free: -1, paid: 0 },
      }))
      const seek = { hasNext: from + 10 < days, lastTransactionTime: list.at(-1)?.transactionTime }
      return HttpResponse.json({ list, seek })
    }),
  )
  return requestedPages
}

describe('the coin movements of the spending overview (C081, Q133)', () => {
  it('are fetched back to the start of the overview’s first month, and no older ones are fetched', async () => {
    const requestedPages = host(1_000)
    const { entries, readSince } = await queryClient.fetchQuery(movementsSinceQuery(start))
    expect(entries).toHaveLength(31)
    expect(readSince).toBeUndefined()
    expect(requestedPages).toHaveLength(4)
  })

  it('are all fetched if the coin history begins after the start of the overview’s first month', async () => {
    const requestedPages = host(12)
    const { entries } = await queryClient.fetchQuery(movementsSinceQuery(start))
    expect([entries.length, requestedPages.length]).toEqual([12, 2])
  })

  it('are fetched from a later time backwards, for a year that has ended (Q523)', async () => {
    const requestedPages = host(1_000)
    const before = '2026-01-11T00:00:00.000Z'
    const { entries } = await queryClient.fetchQuery(movementsSinceQuery(start, before))
    expect([entries.length, requestedPages[0], requestedPages.length]).toEqual([10, before, 2])
  })

  it('are fetched from at most twenty pages, and contain the time of the oldest fetched movement', async () => {
    const requestedPages = host(10_000)
    const { entries, readSince } = await queryClient.fetchQuery(movementsSinceQuery('1999-01-01T00:00:00Z'))
    expect([entries.length, requestedPages.length]).toEqual([200, 20])
    expect(readSince).toBe(entries.at(-1)?.transactionTime)
  })
})
