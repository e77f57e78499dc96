import { itemsOf, maxCountOf } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import type {
  CartChange,
  CartCounts,
  Preorder,
  PreorderItem,
} from '@tsudoi/design-system/screens/preorder/preorder.types'
import { countsOf, seenOf, setCount, type Cart, type SeenItem } from './cart.ts'

/** An item as somebody sees it now. */
export const seenItem = ({ name, coins, bonuses }: PreorderItem): SeenItem => ({
  name,
  coins,
  bonuses: bonuses.map((bonus) => bonus.name),
})

const isSameList = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

/** What the host has changed about one line since its count was set. */
function lineChanges(id: string, count: number, seen: SeenItem, item: PreorderItem | undefined): CartChange[] {
  const { name } = seen
  if (!item || maxCountOf(item) === 0) return [{ id, name, what: 'gone', count }]
  const now = seenItem(item)
  const left = maxCountOf(item)
  return [
    ...(left < count ? [{ id, name, what: 'few' as const, count, left }] : []),
    ...(now.coins !== seen.coins ? [{ id, name, what: 'price' as const, before: seen.coins, after: now.coins }] : []),
    ...(isSameList(now.bonuses, seen.bonuses)
      ? []
      : [{ id, name, what: 'bonus' as const, before: seen.bonuses, after: now.bonuses }]),
  ]
}

/** What the host has changed about a cart, line by line. */
export function hostChanges(cart: Cart, preorder: Preorder): CartChange[] {
  const items = new Map(itemsOf(preorder).map((item) => [item.id, item]))
  return Object.entries(cart.items).flatMap(([id, { count, seen }]) => lineChanges(id, count, seen, items.get(id)))
}

/** What another tab has changed about the cart that somebody here has before their eyes (S124, Q74). */
export function tabChanges(known: CartCounts, cart: Cart, preorder: Preorder): CartChange[] {
  const counts = countsOf(cart)
  const names = new Map(itemsOf(preorder).map(({ id, name }) => [id, name]))
  return [...new Set([...Object.keys(known), ...Object.keys(counts)])].flatMap((id) => {
    const [before, after] = [known[id] ?? 0, counts[id] ?? 0]
    const name = seenOf(cart, id)?.name ?? names.get(id) ?? id
    return before === after ? [] : [{ id, name, what: 'count' as const, before, after }]
  })
}

/** The cart as it can be ordered now: what is gone is out, what is few is less, and all is seen as it is. */
export function takeChanges(cart: Cart, tab: string, preorder: Preorder): Cart {
  const items = new Map(itemsOf(preorder).map((item) => [item.id, item]))
  return hostChanges(cart, preorder).reduce((left, { id }) => {
    const item = items.get(id)
    const count = Math.min(countsOf(left)[id] ?? 0, item ? maxCountOf(item) : 0)
    const seen = item ? seenItem(item) : seenOf(left, id)
    return seen ? setCount(left, tab, id, count, seen) : left
  }, cart)
}
