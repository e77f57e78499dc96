import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteSession, expireSession } from '../../session/endSession.ts'
import { logout } from '../../session/logout.ts'
import { useSession } from '../../session/sessionStore.ts'
import { cartCountsOf, parseCart, setItemCount } from './cart.ts'
import {
  currentCart,
  editCart,
  syncCartsAcrossTabs,
  openCart,
  removeBoughtItems,
  thisTabId,
  useCarts,
} from './cartStore.ts'

const seen = { name: '灯籠', coins: 400, bonuses: [] }
const put = (id: string, count: number) => editCart('shop', (cart) => setItemCount(cart, thisTabId, id, count, seen))
const place = 'tsudoi.preorder-cart.acc-hikari.shop'
const stored = (at = place) => cartCountsOf(parseCart(localStorage.getItem(at)))
const shown = () => useCarts.getState().carts[place]

beforeEach(() => useSession.setState({ accountId: 'acc-hikari' }))
afterEach(() => {
  localStorage.clear()
  useCarts.setState({ carts: {} })
  useSession.setState({ accountId: '' })
})

/** Simulates that another tab stores a cart, and that this tab receives the storage event. */
function otherTab(edit: (text: string | null) => string) {
  const newValue = edit(localStorage.getItem(place))
  localStorage.setItem(place, newValue)
  dispatchEvent(new StorageEvent('storage', { key: place, newValue }))
}

describe('the preorder cart stored in this browser (S122, S123, S124, S150)', () => {
  it('is stored with each edit, and loaded again when the page opens', () => {
    put('lantern', 2)
    put('umbrella', 1)
    put('umbrella', 0)
    expect(stored()).toEqual({ lantern: 2 })
    useCarts.setState({ carts: {} })
    openCart('shop')
    expect(cartCountsOf(shown()!.cart)).toEqual({ lantern: 2 })
    expect(shown()!.known).toEqual({ lantern: 2 })
  })

  it('gets the edits of another tab, which do not count as known to the user of this tab', () => {
    const stop = syncCartsAcrossTabs()
    put('lantern', 2)
    otherTab((text) => JSON.stringify(setItemCount(parseCart(text), 'zz', 'umbrella', 5, seen)))
    expect(cartCountsOf(shown()!.cart)).toEqual({ lantern: 2, umbrella: 5 })
    expect(shown()!.known).toEqual({ lantern: 2 })
    // Edits the cart in this tab. This edit counts as known to the user, but the edit of the other tab still does not.
    put('lantern', 3)
    expect(shown()!.known).toEqual({ lantern: 3 })
    stop()
  })

  it('stays the same object if another tab stores an unchanged cart, so that nothing re-renders', () => {
    const stop = syncCartsAcrossTabs()
    put('lantern', 2)
    const before = shown()
    otherTab((text) => text ?? '')
    expect(shown()).toBe(before)
    stop()
  })

  it('gets back an edit of this tab that another tab has overwritten in localStorage at the same moment', () => {
    const stop = syncCartsAcrossTabs()
    const before = localStorage.getItem(place)
    put('lantern', 2)
    otherTab(() => JSON.stringify(setItemCount(parseCart(before), 'zz', 'umbrella', 5, seen)))
    expect(stored()).toEqual({ lantern: 2, umbrella: 5 })
    stop()
  })

  it('stays in memory if the browser cannot store the cart', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    put('lantern', 2)
    expect(cartCountsOf(currentCart('shop'))).toEqual({ lantern: 2 })
    full.mockRestore()
  })

  it('loses after an order exactly the ordered counts (Q227)', () => {
    put('lantern', 3)
    put('umbrella', 1)
    removeBoughtItems(
      'shop',
      [
        { itemId: 'lantern', count: 2 },
        { itemId: 'umbrella', count: 1 },
      ],
      'acc-hikari',
    )
    expect(stored()).toEqual({ lantern: 1 })
  })

  it('loses what its owner has bought even if another member has logged in since, and is not created again after its deletion', () => {
    put('lantern', 3)
    useSession.setState({ accountId: 'acc-sora' })
    put('lantern', 5)
    removeBoughtItems('shop', [{ itemId: 'lantern', count: 2 }], 'acc-hikari')
    expect([stored(), stored('tsudoi.preorder-cart.acc-sora.shop')]).toEqual([{ lantern: 1 }, { lantern: 5 }])
    removeBoughtItems('shop', [{ itemId: 'lantern', count: 2 }], 'acc-nagisa')
    expect(localStorage.getItem('tsudoi.preorder-cart.acc-nagisa.shop')).toBeNull()
  })

  it('of a guest is moved to the member who logs in (Q224)', () => {
    useSession.setState({ accountId: '' })
    put('lantern', 3)
    useSession.setState({ accountId: 'acc-hikari' })
    openCart('shop')
    expect(stored()).toEqual({ lantern: 3 })
    expect(stored('tsudoi.preorder-cart.guest.shop')).toEqual({})
  })
})

describe('the preorder cart at the end of a session (Q8, S127)', () => {
  it('is removed from memory when the session expires, and stays stored for the same member', () => {
    put('lantern', 2)
    expireSession()
    expect(useCarts.getState().carts).toEqual({})
    expect(stored()).toEqual({ lantern: 2 })
    deleteSession()
    expect(stored()).toEqual({ lantern: 2 })
  })

  it('is deleted by a logout, so that the next user of a shared browser finds no cart', async () => {
    put('lantern', 2)
    await logout()
    expect(Object.keys(localStorage).filter((key) => key.includes('cart'))).toEqual([])
    expect(useCarts.getState().carts).toEqual({})
  })
})
