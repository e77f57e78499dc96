import type { CartCounts } from '@tsudoi/design-system/screens/preorder/preorder.types'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { useSession } from '../../session/sessionStore.ts'
import type { StorageKey } from '../../storage/storageKeys.ts'
import { deviceStore } from '../../storage/textStore.ts'
import {
  adoptGuestCart,
  countsOf,
  emptyCart,
  isSameCart,
  mergeCarts,
  parseCart,
  subtractBought,
  type Cart,
} from './cart.ts'

const cartPrefix = 'tsudoi.preorder-cart.'
const isCart = (key: string): key is `${typeof cartPrefix}${string}` => key.startsWith(cartPrefix)

/** Id of this page among the browser's tabs. */
export const thisTabId = crypto.randomUUID().slice(0, 8)

export interface OpenCart {
  cart: Cart
  /** The counts that the user of this tab has last set or accepted. */
  known: CartCounts
}

const noCart: OpenCart = { cart: emptyCart, known: {} }

/** The carts that this tab has opened, by their storage key. */
export const useCarts = createStore<{ carts: Readonly<Record<string, OpenCart>> }>(() => ({ carts: {} }))

const guest = 'guest'
const cartKeyOf = (preorderId: string, owner = useSession.getState().accountId || guest) =>
  `${cartPrefix}${owner}.${preorderId}` as const

const stored = (place: StorageKey): Cart => parseCart(deviceStore.get(place) ?? null)
const store = (place: StorageKey, cart: Cart) => deviceStore.setJson(place, cart)

const openedCart = (place: string): OpenCart => useCarts.getState().carts[place] ?? noCart
const setOpenedCart = (place: string, next: OpenCart) =>
  useCarts.setState(({ carts }) => ({ carts: { ...carts, [place]: next } }))

/** Merges the guest's cart into the member's cart after a login. */
function withGuestCart(preorderId: string, cart: Cart): Cart {
  const place = cartKeyOf(preorderId, guest)
  if (place === cartKeyOf(preorderId)) return cart
  const guests = stored(place)
  if (Object.keys(guests.items).length === 0) return cart
  deviceStore.remove(place)
  const adopted = adoptGuestCart(cart, thisTabId, guests)
  store(cartKeyOf(preorderId), adopted)
  return adopted
}

/** Loads the stored cart (S123), and treats its counts as known. */
export function openCart(preorderId: string): void {
  const place = cartKeyOf(preorderId)
  const cart = withGuestCart(preorderId, mergeCarts(openedCart(place).cart, stored(place)))
  setOpenedCart(place, { cart, known: countsOf(cart) })
}

/** The current cart, merged from memory and storage. */
export const currentCart = (preorderId: string, owner?: string): Cart => {
  const place = cartKeyOf(preorderId, owner)
  return mergeCarts(openedCart(place).cart, stored(place))
}

/** Edits the cart, in memory and storage. Only the edited items become known; edits of other tabs do not. */
export function editCart(preorderId: string, edit: (cart: Cart) => Cart, owner?: string): void {
  const place = cartKeyOf(preorderId, owner)
  const before = currentCart(preorderId, owner)
  const cart = edit(before)
  store(place, cart)
  const [counts, former] = [countsOf(cart), countsOf(before)]
  const changed = [...new Set([...Object.keys(counts), ...Object.keys(former)])].filter(
    (id) => counts[id] !== former[id],
  )
  const known = { ...openedCart(place).known, ...Object.fromEntries(changed.map((id) => [id, counts[id] ?? 0])) }
  setOpenedCart(place, { cart, known })
}

/** Marks the changes of other tabs as read. */
export function acceptCart(preorderId: string): void {
  const place = cartKeyOf(preorderId)
  const { cart } = openedCart(place)
  setOpenedCart(place, { cart, known: countsOf(cart) })
}

/** Subtracts bought items from the cart of `owner`, by default the current member. */
export function removeBought(
  preorderId: string,
  bought: readonly { itemId: string; count: number }[],
  owner?: string,
): void {
  // Do not store a cart again that was deleted by its owner's logout.
  if (Object.keys(currentCart(preorderId, owner).items).length === 0) return
  editCart(preorderId, (cart) => subtractBought(cart, thisTabId, bought), owner)
}

export function useCart(preorderId: string): OpenCart {
  const accountId = useSession((session) => session.accountId)
  return useCarts(({ carts }) => carts[cartKeyOf(preorderId, accountId || guest)] ?? noCart)
}

/** Another tab has stored a cart: merges it. A deleted one means that the member has logged out. */
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

/** Merges the carts that other tabs store. Returns a function that stops this. */
export function followOtherCarts(): () => void {
  addEventListener('storage', mergeFromOtherTab)
  return () => removeEventListener('storage', mergeFromOtherTab)
}

// In memory, carts end with every session; in storage only with a logout (Q8, S127).
onSessionReset(() => useCarts.setState({ carts: {} }))
