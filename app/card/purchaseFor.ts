import type { PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { env } from '../env.ts'
import { paths } from '../paths.ts'
import { safeCallback } from '../session/callback.ts'

/**
 * The page one came from, by `url` (S105); the address may hold anything, so it is tried again when it is read (X1,
 * X4).
 */
export const returnTo = (search: URLSearchParams): string =>
  safeCallback(search.get('url'), location.origin, env.callbackOrigins) ?? paths.home

/** The purchase that methods and cards are chosen for: its pack, and where one goes when it is over. */
export interface PurchaseFor {
  id: string
  /** A full address. */
  url: string
}

/** The purchase of a pack, from its page's own address. */
export const purchaseOf = (id: string, search: URLSearchParams): PurchaseFor => ({
  id,
  url: new URL(returnTo(search), location.origin).href,
})

/** Undefined: somebody looks at methods and cards without a purchase. */
export function purchaseFor(search: URLSearchParams): PurchaseFor | undefined {
  const id = search.get('id')
  return id ? purchaseOf(id, search) : undefined
}

/** The address of a page about methods or cards that belongs to a purchase. */
export const forPurchase = (path: string, of: PurchaseFor | undefined): string =>
  of ? `${path}?${new URLSearchParams({ ...of })}` : path

/** Back to the purchase, with what was chosen. `card` is the id of a registered one. */
export const purchaseWith = ({ id, url }: PurchaseFor, method: PurchaseMethod, card?: string): string =>
  `${paths.purchase(id, url)}&${new URLSearchParams({ method, ...(card && { card }) })}`
