import type { PurchaseMethod } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { env } from '../env.ts'
import { paths } from '../paths.ts'
import { safeCallback } from '../session/callback.ts'

/**
 * The page to return to, from the query parameter `url`, or the home page. Validated, because the address may contain
 * anything (S105, X1, X4).
 */
export const purchaseReturnUrl = (search: URLSearchParams): string =>
  safeCallback(search.get('url'), location.origin, env.callbackOrigins) ?? paths.home

/** The purchase for which the user chooses a method or card: the pack's id and the page to go to afterwards. */
export interface PendingPurchase {
  id: string
  /** An absolute address. */
  url: string
}

/** The purchase of a pack, from the query parameters of its page. */
export const pendingPurchaseOf = (id: string, search: URLSearchParams): PendingPurchase => ({
  id,
  url: new URL(purchaseReturnUrl(search), location.origin).href,
})

/** The purchase in the query parameters; undefined if the user manages methods or cards without a purchase. */
export function readPendingPurchase(search: URLSearchParams): PendingPurchase | undefined {
  const id = search.get('id')
  return id ? pendingPurchaseOf(id, search) : undefined
}

/** Adds a purchase, if any, to the path of a page about methods or cards. */
export const addressWithPurchase = (path: string, purchase: PendingPurchase | undefined): string =>
  purchase ? `${path}?${new URLSearchParams({ ...purchase })}` : path

/** The purchase page's address with the chosen method. `card`: id of a registered card. */
export const purchasePageAddress = ({ id, url }: PendingPurchase, method: PurchaseMethod, card?: string): string =>
  `${paths.purchase(id, url)}&${new URLSearchParams({ method, ...(card && { card }) })}`
