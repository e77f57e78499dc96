import { paths } from '../paths.ts'

/** In the query of an order's page: the payer has not been at the gateway, whose page leads back without it. */
export const unpaidMark = 'unpaid'

/**
 * The page of an order that can still be paid: it shows the deadline and leads to the gateway.
 *
 * @param url Where its way back leads to (S105); default: home.
 */
export function openOrderHref(shopCoinId: string, transactionId: string, url?: string): string {
  const query = new URLSearchParams({ ...(url && { url }), transactionId, [unpaidMark]: '' })
  return `${paths.purchaseComplete(shopCoinId)}?${query}`
}
