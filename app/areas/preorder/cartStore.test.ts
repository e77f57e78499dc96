import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteSession, expireSession } from '../../session/endSession.ts'
import { logout } from '../../session/logout.ts'
import { useSession } from '../../session/sessionStore.ts'
import { countsOf, parseCart, setCount } from './cart.ts'
import { currentCart, editCart, followOtherCarts, openCart, removeBought, thisTabId, useCarts } from './cartStore.ts'

const seen = { name: '灯籠', coins: 400, bonuses: [] }
const put = (id: string, count: number) => editCart('shop', (cart) => setCount(cart, thisTabId, id, count, seen))
const place = 'tsudoi.preorder-cart.acc-hikari.shop'
const stored = (at = place) => countsOf(parseCart(localStorage.getItem(at)))
const shown = () => useCarts.getState().carts[place]

beforeEach(() => useSession.setState({ accountId: 'acc-hikari' }))
afterEach(() => {
  localStorage.clear()
  useCarts.setState({ carts: {} })
  useSession.setState({ accountId: '' })
})

/** Another tab stores a cart, and this tab receives the event. */
function otherTab(edit: (text: string | null) => string) {
  const newValue = edit(localStorage.getItem(place))
  localStorage.setItem(place, newValue)
  dispatchEvent(new StorageEvent('storage', { key: place, newValue }))
}

describe('the cart of this browser (S122, S123, S124, S150)', () => {
  it('is stored with each edit, and restored', () => {
    put('lantern', 2)
    put('umbrella', 1)
    put('umbrella', 0)
    expect(stored()).toEqual({ lantern: 2 })
    useCarts.setState({ carts: {} })
    openCart('shop')
    expect(countsOf(shown()!.cart)).toEqual({ lantern: 2 })
    expect(shown()!.known).toEqual({ lantern: 2 })
  })

  it('follows another tab’s edits, without counting them as known in this tab', () => {
    const stop = followOtherCarts()
    put('lantern', 2)
    otherTab((text) => JSON.stringify(setCount(parseCart(text), 'zz', 'umbrella', 5, seen)))
    expect(countsOf(shown()!.cart)).toEqual({ lantern: 2, umbrella: 5 })
    expect(shown()!.known).toEqual({ lantern: 2 })
    // An edit in this tab is known; the other tab's edit still is not.
    put('lantern', 3)
    expect(shown()!.known).toEqual({ lantern: 3 })
    stop()
  })

  it('keeps the same object if another tab stores nothing new, so that nothing renders', () => {
    const stop = followOtherCarts()
    put('lantern', 2)
    const before = shown()
    otherTab((text) => text ?? '')
    expect(shown()).toBe(before)
    stop()
  })

  it('restores an edit that another tab has overwritten at the same moment', () => {
    const stop = followOtherCarts()
    const before = localStorage.getItem(place)
    put('lantern', 2)
    otherTab(() => JSON.stringify(setCount(parseCart(before), 'zz', 'umbrella', 5, seen)))
    expect(stored()).toEqual({ lantern: 2, umbrella: 5 })
    stop()
  })

  it('is held in memory if nothing can be stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    put('lantern', 2)
    expect(countsOf(currentCart('shop'))).toEqual({ lantern: 2 })
    full.mockRestore()
  })

  it('drops exactly what was ordered (Q227)', () => {
    put('lantern', 3)
    put('umbrella', 1)
    removeBought('shop', [
      { itemId: 'lantern', count: 2 },
      { itemId: 'umbrella', count: 1 },
    ])
    expect(stored()).toEqual({ lantern: 1 })
  })

  it('of another member is not changed by a payment that is confirmed later, and a deleted cart is not restored', () => {
    put('lantern', 3)
    useSession.setState({ accountId: 'acc-sora' })
    put('lantern', 5)
    removeBought('shop', [{ itemId: 'lantern', count: 2 }], 'acc-hikari')
    expect([stored(), stored('tsudoi.preorder-cart.acc-sora.shop')]).toEqual([{ lantern: 1 }, { lantern: 5 }])
    removeBought('shop', [{ itemId: 'lantern', count: 2 }], 'acc-nagisa')
    expect(localStorage.getItem('tsudoi.preorder-cart.acc-nagisa.shop')).toBeNull()
  })

  it('is moved from a guest to the member who logs in (Q224)', () => {
    useSession.setState({ accountId: '' })
    put('lantern', 3)
    useSession.setState({ accountId: 'acc-hikari' })
    openCart('shop')
    expect(stored()).toEqual({ lantern: 3 })
    expect(stored('tsudoi.preorder-cart.guest.shop')).toEqual({})
  })
})

describe('the end of a session (Q8, S127)', () => {
  it('by expiry clears the memory, and keeps the stored cart for its member', () => {
    put('lantern', 2)
    expireSession()
    expect(useCarts.getState().carts).toEqual({})
    expect(stored()).toEqual({ lantern: 2 })
    deleteSession()
    expect(stored()).toEqual({ lantern: 2 })
  })

  it('by a logout leaves no cart for the next user of a shared browser', async () => {
    put('lantern', 2)
    await logout()
    expect(Object.keys(localStorage).filter((key) => key.includes('cart'))).toEqual([])
    expect(useCarts.getState().carts).toEqual({})
  })
})
