import type { SeedAccount } from '../account/accounts.content.ts'
import { coinPacks, type SeedCoinPack } from '../shop/coinPacks.content.ts'
import { purchases, registeredCards, type SeedPurchase } from './purchases.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import { giveCoins } from '../ledger/ledger.ts'
import { welcomeCoins } from '../people/members.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'

/**
 * Gives a new demo account its coins with their history: the welcome coins, its purchases and an adjustment to its
 * balance.
 */
export async function seedDemoMemberPayments(ctx: SeedContext, { accountId, coins }: SeedAccount): Promise<void> {
  const { now } = ctx
  const bought = purchases.filter((purchase) => purchase.accountId === accountId)
  const paid = bought
    .filter(({ status }) => status === 'SUCCEEDED')
    .reduce((sum, each) => sum + packOf(each).paidCoin, 0)
  const joined = { ...ctx, now: timeAfter(now, -days(60)) }
  const free = Math.min(welcomeCoins, coins.free)
  const give = (wallet: 'FREE' | 'PAID', amount: number, reason: 'WELCOME' | 'OPENING') =>
    giveCoins(joined, accountId, { wallet, amount, from: wallet === 'FREE' ? 'GRANTED' : 'SOLD' }, { reason })
  await give('FREE', free, 'WELCOME')
  await give('FREE', coins.free - free, 'OPENING')
  await give('PAID', coins.paid - paid, 'OPENING')
  for (const [index, purchase] of bought.entries()) await seedPurchase(ctx, purchase, `${accountId}-order-${index + 1}`)
  await seedCards(ctx, accountId)
}

const packOf = ({ shopCoinId }: SeedPurchase): SeedCoinPack => {
  const pack = coinPacks.find((each) => each.shopCoinId === shopCoinId)
  if (!pack) throw new Error(`The seed has no pack ${shopCoinId}`)
  return pack
}

async function seedPurchase({ db, now }: SeedContext, purchase: SeedPurchase, id: string): Promise<void> {
  const { accountId, status, method } = purchase
  const { paidCoin, price, shopCoinId } = packOf(purchase)
  const ordered_at = instantOf(purchase.ordered, now)
  const row = {
    id,
    account_id: accountId,
    gateway: 'SBPS' as const,
    item_name: `${paidCoin.toLocaleString('ja-JP')}コイン`,
    price,
    status,
    payment_method: method,
    ordered_at,
    coin_pack_id: shopCoinId,
    paid_coin: paidCoin,
  }
  await db.insertInto('payment_transaction').values(row).execute()
  if (status !== 'SUCCEEDED') return
  const coins = { wallet: 'PAID', amount: paidCoin, from: 'SOLD' } as const
  await giveCoins({ db, now: ordered_at }, accountId, coins, { reason: 'PURCHASE', reference: id })
}

async function seedCards({ db, now }: SeedContext, accountId: string): Promise<void> {
  for (const { creditCardId, brand, lastFour, expiry } of registeredCards.filter(
    (card) => card.accountId === accountId,
  )) {
    const cardColumns = { brand, last_four: lastFour, expiry }
    const token = `kept-${creditCardId}`
    await db
      .insertInto('gateway_card')
      .values({ token, ...cardColumns, behaviour: 'APPROVE', used_at: now })
      .execute()
    const own = { id: creditCardId, account_id: accountId, gateway: 'SBPS' as const, gateway_card: token }
    await db
      .insertInto('credit_card')
      .values({ ...own, ...cardColumns, created_at: now })
      .execute()
  }
}
