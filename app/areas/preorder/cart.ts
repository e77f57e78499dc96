import type { CartCounts } from '@tsudoi/design-system/screens/preorder/preorder.types'
import { maxCountPerItem } from '@tsudoi/design-system/screens/preorder/preorder.rules'

/** An item as the user saw it when setting its count. Later changes on the server are shown in comparison with it. */
export interface SeenItem {
  name: string
  coins: number
  bonuses: readonly string[]
}

/**
 * The last edit of an item. Of two edits, the one with the higher revision is later; at equal revisions the one with
 * the higher tab id.
 */
interface Edit {
  revision: number
  tab: string
}

interface CartItem extends Edit {
  /** How many of the item to buy: 1 to 100 (S133). */
  count: number
  seen: SeenItem
}

/**
 * A preorder cart as stored: a count and its last edit per item (S122, S123). A removed item remains in `removed`, so
 * that an older edit of another tab does not restore it.
 */
export interface Cart {
  /** The highest revision of all edits, of all items and tabs. */
  revision: number
  items: Readonly<Record<string, CartItem>>
  removed: Readonly<Record<string, Edit>>
}

/** A cart in which nothing was ever edited. */
export const emptyCart: Cart = { revision: 0, items: {}, removed: {} }

const own = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined

const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))

const isCount = (count: unknown): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= maxCountPerItem

/**
 * Returns the cart after an edit of tab `tab`, which sets the count of an item. The count is limited to 0–100; 0
 * removes the item.
 */
export function setItemCount(cart: Cart, tab: string, id: string, count: number, seen: SeenItem): Cart {
  const edit = { revision: cart.revision + 1, tab }
  const clamped = Math.min(Math.max(Math.trunc(count), 0), maxCountPerItem)
  if (clamped === 0)
    return { revision: edit.revision, items: without(cart.items, id), removed: { ...cart.removed, [id]: edit } }
  return {
    revision: edit.revision,
    items: { ...cart.items, [id]: { ...edit, count: clamped, seen } },
    removed: without(cart.removed, id),
  }
}

const isLater = (one: Edit, other: Edit) =>
  one.revision > other.revision || (one.revision === other.revision && one.tab > other.tab)

/** Merges two tabs' carts; the later edit of each item wins. Commutative and idempotent, so tabs converge. */
export function mergeCarts(one: Cart, other: Cart): Cart {
  const items: Record<string, CartItem> = {}
  const removed: Record<string, Edit> = {}
  const editOf = (cart: Cart, id: string): Edit | undefined => own(cart.items, id) ?? own(cart.removed, id)
  const ids = new Set([one, other].flatMap((cart) => [...Object.keys(cart.items), ...Object.keys(cart.removed)]))
  for (const id of [...ids].toSorted()) {
    const [a, b] = [editOf(one, id), editOf(other, id)]
    const edit = a && b ? (isLater(b, a) ? b : a) : (a ?? b)
    if (!edit) continue
    if ('count' in edit) items[id] = edit as CartItem
    else removed[id] = edit
  }
  return { revision: Math.max(one.revision, other.revision), items, removed }
}

/** The counts of a cart, by item id. */
export const cartCountsOf = ({ items }: Cart): CartCounts =>
  Object.fromEntries(Object.entries(items).map(([id, { count }]) => [id, count]))

/** An item of the cart, as the user saw it when setting its count. */
export const seenItemOf = (cart: Cart, id: string): SeenItem | undefined => own(cart.items, id)?.seen

/** Returns the cart without the bought counts. What another tab has added since remains. */
export function subtractBought(
  cart: Cart,
  tab: string,
  bought: readonly { readonly itemId: string; readonly count: number }[],
): Cart {
  return bought.reduce((left, { itemId, count }) => {
    const item = own(left.items, itemId)
    return item ? setItemCount(left, tab, itemId, item.count - count, item.seen) : left
  }, cart)
}

/**
 * Merges a guest's cart into the cart of the member who logs in. The guest's counts win, because they are the latest
 * edits.
 */
export const adoptGuestCart = (cart: Cart, tab: string, guests: Cart): Cart =>
  Object.entries(guests.items).reduce((left, [id, { count, seen }]) => setItemCount(left, tab, id, count, seen), cart)

const isEdit = (edit: unknown): edit is Edit => {
  const { revision, tab } = (edit ?? {}) as Partial<Edit>
  return Number.isSafeInteger(revision) && (revision ?? 0) > 0 && typeof tab === 'string'
}

const isSeen = (seen: unknown): seen is SeenItem => {
  const { name, coins, bonuses } = (seen ?? {}) as Partial<SeenItem>
  return typeof name === 'string' && Number.isInteger(coins) && Array.isArray(bonuses)
}

const isItem = (item: unknown): item is CartItem =>
  isEdit(item) && isCount((item as CartItem).count) && isSeen((item as CartItem).seen)

const keepValid = <T>(record: unknown, fits: (value: unknown) => value is T): Record<string, T> =>
  Object.fromEntries(Object.entries((record ?? {}) as object).filter((entry): entry is [string, T] => fits(entry[1])))

/** Parses a stored cart, leaving out malformed parts. */
export function parseCart(text: string | null): Cart {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Cart> | null
    const [items, removed] = [keepValid(value?.items, isItem), keepValid(value?.removed, isEdit)]
    const edits = [...Object.values(items), ...Object.values(removed)].map(({ revision }) => revision)
    const revision = Math.max(0, ...edits, Number.isSafeInteger(value?.revision) ? (value?.revision ?? 0) : 0)
    return { revision, items, removed }
  } catch {
    return emptyCart
  }
}

/** Whether two carts are equal, including the edits of their items. */
export const isSameCart = (one: Cart, other: Cart): boolean =>
  JSON.stringify(mergeCarts(one, one)) === JSON.stringify(mergeCarts(other, other))

/** Whether buying either cart would buy the same items. */
export function haveSameCounts(one: CartCounts, other: CartCounts): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].every((id) => (one[id] ?? 0) === (other[id] ?? 0))
}
