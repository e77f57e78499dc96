import type { CartCounts } from '@tsudoi/design-system/screens/preorder/preorder.types'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { useSession } from '../../session/sessionStore.ts'
import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceStore } from '../../storage/textStore.ts'
import {
  adoptGuestCart,
  cartCountsOf,
  emptyCart,
  isSameCart,
  mergeCarts,
  parseCart,
  subtractBought,
  type Cart,
} from './cart.ts'
import { randomId } from '../../randomId.ts'

const cartPrefix = 'tsudoi.preorder-cart.'
const isCart = (key: string): key is `${typeof cartPrefix}${string}` => key.startsWith(cartPrefix)

/** Random id of this tab, which distinguishes the edits of several tabs. */
export const thisTabId = randomId().slice(0, 8)

/** A cart that this tab has opened. */
export interface OpenCart {
  cart: Cart
  /** The counts that the user of this tab has last set or accepted. Differences from `cart` are edits of other tabs. */
  known: CartCounts
}

const noCart: OpenCart = { cart: emptyCart, known: {} }

/** The carts that this tab has opened, by their storage key. */
export const useCarts = createStore<{ carts: Readonly<Record<string, OpenCart>> }>(() => ({ carts: {} }))

const guest = 'guest'
const cartKeyOf = (preorderId: string, owner = useSession.getState().accountId || guest) =>
  `${cartPrefix}${owner}.${preorderId}` as const

const stored = (key: StorageKey): Cart => parseCart(deviceStore.get(key) ?? null)
const store = (key: StorageKey, cart: Cart) => deviceStore.setJson(key, cart)

const openedCart = (key: string): OpenCart => useCarts.getState().carts[key] ?? noCart
const setOpenedCart = (key: string, next: OpenCart) =>
  useCarts.setState(({ carts }) => ({ carts: { ...carts, [key]: next } }))

/** Merges the guest's cart into the member's cart after a login. */
function withGuestCart(preorderId: string, cart: Cart): Cart {
  const key = cartKeyOf(preorderId, guest)
  if (key === cartKeyOf(preorderId)) return cart
  const guests = stored(key)
  if (Object.keys(guests.items).length === 0) return cart
  deviceStore.remove(key)
  const adopted = adoptGuestCart(cart, thisTabId, guests)
  store(cartKeyOf(preorderId), adopted)
  return adopted
}

/** Loads the stored cart into this tab, and treats its counts as known to the user (S123). */
export function openCart(preorderId: string): void {
  const key = cartKeyOf(preorderId)
  const cart = withGuestCart(preorderId, mergeCarts(openedCart(key).cart, stored(key)))
  setOpenedCart(key, { cart, known: cartCountsOf(cart) })
}

/** The current cart, merged from memory and storage. */
export const currentCart = (preorderId: string, owner?: string): Cart => {
  const key = cartKeyOf(preorderId, owner)
  return mergeCarts(openedCart(key).cart, stored(key))
}

/**
 * Edits the cart, in memory and storage. Only the edited items become known to the user; edits of other tabs do not.
 */
export function editCart(preorderId: string, edit: (cart: Cart) => Cart, owner?: string): void {
  const key = cartKeyOf(preorderId, owner)
  const before = currentCart(preorderId, owner)
  const cart = edit(before)
  store(key, cart)
  const [counts, former] = [cartCountsOf(cart), cartCountsOf(before)]
  const changed = [...new Set([...Object.keys(counts), ...Object.keys(former)])].filter(
    (id) => counts[id] !== former[id],
  )
  const known = { ...openedCart(key).known, ...Object.fromEntries(changed.map((id) => [id, counts[id] ?? 0])) }
  setOpenedCart(key, { cart, known })
}

/** Marks all counts of the cart as known to the user, who has read what other tabs have changed. */
export function markCartAsKnown(preorderId: string): void {
  const key = cartKeyOf(preorderId)
  const { cart } = openedCart(key)
  setOpenedCart(key, { cart, known: cartCountsOf(cart) })
}

/** Subtracts bought items from the cart of the account `owner`. */
export function removeBoughtItems(
  preorderId: string,
  bought: readonly { itemId: string; count: number }[],
  owner: string,
): void {
  // Stores no empty cart again, because its owner's logout may have deleted it.
  if (Object.keys(currentCart(preorderId, owner).items).length === 0) return
  editCart(preorderId, (cart) => subtractBought(cart, thisTabId, bought), owner)
}

/** The opened cart of the current member or guest; an empty one before `openCart`. */
export function useCart(preorderId: string): OpenCart {
  const accountId = useSession((session) => session.accountId)
  return useCarts(({ carts }) => carts[cartKeyOf(preorderId, accountId || guest)] ?? noCart)
}

/** Merges a cart that another tab has just stored. If that tab has deleted the cart, the member has logged out. */
function mergeFromOtherTab({ key, newValue }: StorageEvent): void {
  if (key === null) return useCarts.setState({ carts: {} })
  if (!isCart(key) || !useCarts.getState().carts[key]) return
  if (newValue === null) return setOpenedCart(key, noCart)
  const { cart, known } = openedCart(key)
  const kept = stored(key)
  const merged = mergeCarts(mergeCarts(cart, parseCart(newValue)), kept)
  if (!isSameCart(merged, kept)) store(key, merged)
  if (!isSameCart(merged, cart)) setOpenedCart(key, { cart: merged, known })
}

/** Merges the carts that other tabs store from now on. Returns a function that stops this. */
export function syncCartsAcrossTabs(): () => void {
  addEventListener('storage', mergeFromOtherTab)
  return () => removeEventListener('storage', mergeFromOtherTab)
}

// Clears the carts in memory at every end of a session. Only a logout deletes them from storage (Q8, S127).
onSessionReset(() => useCarts.setState({ carts: {} }))
