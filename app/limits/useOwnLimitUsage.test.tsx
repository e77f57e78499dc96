import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteOwnLimit, storeOwnLimit } from './ownLimits.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { useOwnLimitUsage } from './useOwnLimitUsage.ts'

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

const shown = (price: number) => renderHook(() => useOwnLimitUsage(price), { wrapper: queryWrapper }).result

describe('the member’s own limit at the last step of a payment (Q132, Q529)', () => {
  it('is shown beside this month’s purchases, with a reminder of the total if the payment exceeds it', async () => {
    host()
    storeOwnLimit(member, { yen: 5_000 })
    const beyond = shown(1_001)
    await waitFor(() =>
      expect(beyond.current).toEqual({
        usage: { spent: 4_000, limit: 5_000 },
        reminder: '今月の購入は合わせて5,001円になり、ご自身で決めた目安の5,000円を超えます。',
      }),
    )
  })

  it('is shown without a reminder for a payment up to the limit, and for one in coins', async () => {
    host()
    storeOwnLimit(member, { yen: 5_000 })
    const [within, inCoins] = [shown(1_000), shown(0)]
    await waitFor(() => expect(within.current).toEqual({ usage: { spent: 4_000, limit: 5_000 } }))
    await waitFor(() => expect(inCoins.current).toEqual({ usage: { spent: 4_000, limit: 5_000 } }))
  })

  it('sends no request if the member has set no limit, or if the stored limit is another member’s', () => {
    const requests = host()
    storeOwnLimit('acc-sora', { yen: 1 })
    expect(shown(1_001).current).toEqual({})
    expect(requests).toEqual([])
  })
})
