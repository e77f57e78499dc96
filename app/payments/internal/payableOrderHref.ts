import { paths } from '../../paths.ts'

/**
 * Query parameter of an order's page: the payer has not visited the gateway. The gateway's redirect comes without it.
 */
export const unpaidParameter = 'unpaid'

/**
 * The path of an order that can still be paid. Its page shows the deadline and links to the gateway.
 *
 * @param url Target of the page's back link (S105); default: home.
 */
export function payableOrderHref(shopCoinId: string, transactionId: string, url?: string): string {
  const query = new URLSearchParams({ ...(url && { url }), transactionId, [unpaidParameter]: '' })
  return `${paths.purchaseComplete(shopCoinId)}?${query}`
}
