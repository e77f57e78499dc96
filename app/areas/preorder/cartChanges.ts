import { preorderItemsOf, maxCountOf } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import type {
  CartChange,
  CartCounts,
  Preorder,
  PreorderItem,
} from '@tsudoi/design-system/screens/preorder/preorder.types'
import { cartCountsOf, seenItemOf, setItemCount, type Cart, type SeenItem } from './cart.ts'

/** The properties of an item that are stored with its count, to detect later changes. */
export const toSeenItem = ({ name, coins, bonuses }: PreorderItem): SeenItem => ({
  name,
  coins,
  bonuses: bonuses.map((bonus) => bonus.name),
})

const isSameList = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

/** The server's changes to an item since the user set its count. */
function lineChanges(id: string, count: number, seen: SeenItem, item: PreorderItem | undefined): CartChange[] {
  const { name } = seen
  if (!item || maxCountOf(item) === 0) return [{ id, name, what: 'gone', count }]
  const now = toSeenItem(item)
  const left = maxCountOf(item)
  return [
    ...(left < count ? [{ id, name, what: 'few' as const, count, left }] : []),
    ...(now.coins !== seen.coins ? [{ id, name, what: 'price' as const, before: seen.coins, after: now.coins }] : []),
    ...(isSameList(now.bonuses, seen.bonuses)
      ? []
      : [{ id, name, what: 'bonus' as const, before: seen.bonuses, after: now.bonuses }]),
  ]
}

/** The server's changes to the items of a cart since the user set their counts. */
export function serverChanges(cart: Cart, preorder: Preorder): CartChange[] {
  const items = new Map(preorderItemsOf(preorder).map((item) => [item.id, item]))
  return Object.entries(cart.items).flatMap(([id, { count, seen }]) => lineChanges(id, count, seen, items.get(id)))
}

/**
 * The changes that another tab has made to the cart, compared with the counts that the user of this tab knows (S124,
 * Q74).
 */
export function otherTabChanges(known: CartCounts, cart: Cart, preorder: Preorder): CartChange[] {
  const counts = cartCountsOf(cart)
  const names = new Map(preorderItemsOf(preorder).map(({ id, name }) => [id, name]))
  return [...new Set([...Object.keys(known), ...Object.keys(counts)])].flatMap((id) => {
    const [before, after] = [known[id] ?? 0, counts[id] ?? 0]
    const name = seenItemOf(cart, id)?.name ?? names.get(id) ?? id
    return before === after ? [] : [{ id, name, what: 'count' as const, before, after }]
  })
}

/**
 * Returns the cart after the user has accepted the server's changes: without items that are gone, with counts reduced
 * to what is left, and with the current properties of the items.
 */
export function acceptChanges(cart: Cart, tab: string, preorder: Preorder): Cart {
  const items = new Map(preorderItemsOf(preorder).map((item) => [item.id, item]))
  return serverChanges(cart, preorder).reduce((left, { id }) => {
    const item = items.get(id)
    const count = Math.min(cartCountsOf(left)[id] ?? 0, item ? maxCountOf(item) : 0)
    const seen = item ? toSeenItem(item) : seenItemOf(left, id)
    return seen ? setItemCount(left, tab, id, count, seen) : left
  }, cart)
}
