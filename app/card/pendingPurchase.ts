import type { PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { env } from '../env.ts'
import { paths } from '../paths.ts'
import { safeCallback } from '../session/callback.ts'

/**
 * The URL of the page to return to: the query parameter `url`, or the home page. The parameter is validated, because it
 * may contain anything (S105, X1, X4).
 */
export const purchaseReturnUrl = (search: URLSearchParams): string =>
  safeCallback(search.get('url'), location.origin, env.callbackOrigins) ?? paths.home

/** The coin pack that the user is buying while choosing a payment method or a card. `id` is the pack. */
export interface PendingPurchase {
  id: string
  /** Absolute address of the page to open after the purchase. */
  url: string
}

/** The purchase of the coin pack `id`, with the return address from the query parameters of its page. */
export const pendingPurchaseOf = (id: string, search: URLSearchParams): PendingPurchase => ({
  id,
  url: new URL(purchaseReturnUrl(search), location.origin).href,
})

/** The purchase in the query parameters; undefined if the user opened the methods or cards without a purchase. */
export function readPendingPurchase(search: URLSearchParams): PendingPurchase | undefined {
  const id = search.get('id')
  return id ? pendingPurchaseOf(id, search) : undefined
}

/** Adds a purchase, if there is one, to the path of a page about payment methods or cards. */
export const addressWithPurchase = (path: string, purchase: PendingPurchase | undefined): string =>
  purchase ? `${path}?${new URLSearchParams({ ...purchase })}` : path

/** The purchase page's address with the chosen payment method. `card` is the id of a registered card. */
export const purchasePageAddress = ({ id, url }: PendingPurchase, method: PurchaseMethod, card?: string): string =>
  `${paths.purchase(id, url)}&${new URLSearchParams({ method, ...(card && { card }) })}`
