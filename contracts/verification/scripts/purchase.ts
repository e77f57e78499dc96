import { randomUUID } from 'node:crypto'
import type { Call } from '../../client.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { getTransaction, startPurchase, type PaymentMethod } from '../../payment/payment.endpoints.ts'
import { appOrigin } from '../../pacts.ts'

/** Orders a coin pack: by a registered card, which pays immediately, or by a method that waits for the payment. */
export async function orderCoinPack(
  call: Call,
  shopCoinId: string,
  paymentMethod: PaymentMethod = 'PERSISTENT_CARD',
  idempotencyKey: string = randomUUID(),
): Promise<string> {
  const returnUrl = `${appOrigin}/purchase/${shopCoinId}?url=%2Fhome`
  const card = paymentMethod === 'PERSISTENT_CARD' ? { card: 'card-1' } : {}
  const body = { shopCoinId, paymentMethod, returnUrl, ...card }
  return (await call(startPurchase, { body }, { idempotencyKey })).transactionId
}

/** Reads the status of an order from the payment host. */
export const orderStatusOf = async (call: Call, id: string) =>
  (await call(getTransaction, { params: { id } })).transaction.status

/** Reads the member's free and paid coins from the app host. */
export async function coinsOf(call: Call) {
  const { free, paid } = await call(getCoinBalance, { query: { platformType: 'WEB' } })
  return { free, paid }
}
