import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteOwnLimit, storeOwnLimit } from './ownLimits.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { useOwnLimitReminder } from './useOwnLimitReminder.ts'

const server = memberHost()
const member = 'acc-hikari'
afterEach(() => act(() => deleteOwnLimit(member)))

const order = (price: number, status: string) => ({
  transactionId: status,
  orderTime: new Date().toISOString(),
  itemName: '100コイン',
  price,
  status,
})

function host() {
  const requests: string[] = []
  server.use(
    http.get('*/v1/transaction', ({ request }) => {
      requests.push(request.url)
      return HttpResponse.json({ list: [order(3_000, 'SUCCEEDED'), order(1_000, 'PENDING'), order(9_000, 'FAILED')] })
    }),
  )
  return requests
}

const reminder = (price: number) => renderHook(() => useOwnLimitReminder(price), { wrapper: queryWrapper }).result

describe('the reminder at a payment beyond the member’s own limit (Q132)', () => {
  it('states the month’s total and the member’s limit', async () => {
    host()
    storeOwnLimit(member, { yen: 5_000 })
    const shownReminder = reminder(1_001)
    await waitFor(() =>
      expect(shownReminder.current).toBe('今月の購入は合わせて5,001円になり、ご自身で決めた目安の5,000円を超えます。'),
    )
  })

  it('is not shown for a payment up to the limit', async () => {
    const requests = host()
    storeOwnLimit(member, { yen: 5_000 })
    const [within, beyond] = [reminder(1_000), reminder(1_001)]
    await waitFor(() => expect(beyond.current).toBeDefined())
    expect(within.current).toBeUndefined()
    expect(requests.length).toBeGreaterThan(0)
  })

  it('sends no request if the member has set no limit, or if the stored limit is another member’s', () => {
    const requests = host()
    storeOwnLimit('acc-sora', { yen: 1 })
    expect(reminder(1_001).current).toBeUndefined()
    expect(requests).toEqual([])
  })
})
