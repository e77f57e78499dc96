import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { type PaidCart, readOpenPayments } from '../../payments/payments.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { cartCountsOf, setItemCount } from './cart.ts'
import { currentCart, editCart, thisTabId, useCarts } from './cartStore.ts'
import { buyCartMutation } from './preorder.mutations.ts'

const server = memberHost()
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  useCarts.setState({ carts: {} })
})

const seen = { name: 'ノート', coins: 500, bonuses: [] }
const put = (tab: string, count: number) => editCart('shop', (cart) => setItemCount(cart, tab, 'note', count, seen))
const purchase = {
  purchaseId: 'p',
  purchasedTime: '2026-03-04T03:00:00Z',
  consumeCoin: 1_000,
  itemList: [],
  bonusList: [],
}

/**
 * Mocks a server that sells the item `note` for this number of `coins`, with `left` pieces in stock. Returns the
 * recorded purchases.
 */
function shop({ coins = 500, left = 10 } = {}) {
  const bought: unknown[] = []
  server.use(
    http.get('*/v2/preorder/shop', () =>
      HttpResponse.json({
        id: 'shop',
        ipId: 'todai',
        name: '文具店',
        purchaseStartTime: '2026-03-01T03:00:00Z',
        purchaseEndTime: '2099-03-21T03:00:00Z',
        categoryList: [
          {
            categoryId: 'normal',
            name: '文具',
            categoryType: 'NORMAL',
            normalConsumeCoin: coins,
            treadingSingleConsumeCoin: 0,
            treadingBoxConsumeCoin: 0,
            itemList: [{ itemId: 'note', name: 'ノート', remainingCount: left, bonusList: [] }],
            lineupList: [],
          },
        ],
      }),
    ),
    http.post('*/v2/preorder/shop/buy', async ({ request }) => {
      bought.push(await request.json())
      return HttpResponse.json({ purchase, balance: { total: 0, free: 0, paid: 0 } })
    }),
    http.get('*/v2/coin/balance', () => HttpResponse.json({ total: 0, free: 0, paid: 0 })),
  )
  return bought
}

/** Buys two pieces of the item `note`, as after the user's confirmation. */
function buy() {
  const paid = { preorderId: 'shop', items: [{ itemId: 'note', count: 2 }] } as PaidCart as ConfirmedPurchase<PaidCart>
  const order = { what: '', quantity: '', price: { unit: 'coins', amount: 1_000, first: 'free' } } as const
  return queryClient.getMutationCache().build(queryClient, buyCartMutation).execute({ paid, order })
}

describe('buying a confirmed preorder cart (C165, S124, Q74, Q226)', () => {
  it('orders the items that the confirmation has shown, and then removes them from the cart', async () => {
    const bought = shop()
    put(thisTabId, 2)
    await buy()
    expect(bought).toEqual([[{ itemId: 'note', count: 2 }]])
    expect(cartCountsOf(currentCart('shop'))).toEqual({})
    expect(readOpenPayments()).toEqual([])
  })

  it.each([
    ['another tab has changed the count', { coins: 500, left: 10 }, 3],
    ['another tab has removed the item', { coins: 500, left: 10 }, 0],
    ['the server has changed the price', { coins: 501, left: 10 }, 2],
    ['the server has fewer items left', { coins: 500, left: 1 }, 2],
  ])('sends no order and keeps the cart if %s', async (_why, serverState, count) => {
    const bought = shop(serverState)
    put(thisTabId, 2)
    put('zz', count)
    await expect(buy()).rejects.toMatchObject({ situation: 'cartChanged' })
    expect(bought).toEqual([])
    expect(cartCountsOf(currentCart('shop'))).toEqual(count ? { note: count } : {})
    // Asserts that no error dialog opens, because the page lists the changes itself.
    expect(useErrorQueue.getState().messages).toEqual([])
  })

  it('sends no order if a purchase of another tab has emptied the cart before the final check (X13)', async () => {
    const bought = shop()
    put(thisTabId, 2)
    // Mocks the Web Lock as held by another tab, which is paying.
    const request = (_name: string, _how: object, task: (lock: object) => Promise<unknown>) => {
      put('zz', 0)
      return task({})
    }
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    await expect(buy()).rejects.toMatchObject({ situation: 'cartChanged' })
    expect(bought).toEqual([])
  })

  it('sends no order while another tab is paying, and shows a message about that (Q314)', async () => {
    await loadErrorTexts()
    const bought = shop()
    put(thisTabId, 2)
    const request = (_name: string, _how: object, task: (lock: null) => Promise<unknown>) => task(null)
    vi.stubGlobal('navigator', { onLine: true, locks: { request } })
    await expect(buy()).rejects.toMatchObject({ situation: 'paidElsewhere' })
    expect(bought).toEqual([])
    await vi.waitUntil(() => useErrorQueue.getState().messages.length > 0)
    expect(JSON.stringify(useErrorQueue.getState().messages)).toContain('別の画面で手続き中です')
    useErrorQueue.setState({ messages: [] })
  })
})
