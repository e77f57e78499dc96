import { sql } from 'kysely'
import type { SeedAccount } from '../../content/accounts.ts'
import { coinPacks, type SeedCoinPack } from '../../content/coinPacks.ts'
import { purchases, registeredCards, type SeedPurchase } from '../../content/purchases.ts'
import { instantOf } from '../../content/seedTime.ts'
import { after, days } from '../../clock.ts'
import { giveCoins } from '../../ledger.ts'
import { welcomeCoins } from '../../members.ts'
import type { SeedPlace } from './place.ts'

/** Seeds the shop at every start: a sale that is over begins anew; what people bought stays. */
export async function seedPayment({ db, now }: SeedPlace): Promise<void> {
  const former = new Map((await db.selectFrom('coin_pack').selectAll().execute()).map((pack) => [pack.id, pack]))
  const rows = coinPacks.map((pack, position) => {
    const { published_from, published_until } = former.get(pack.shopCoinId) ?? {}
    const isOpen = published_from && published_until && published_until > now
    return {
      id: pack.shopCoinId,
      position,
      paid_coin: pack.paidCoin,
      price: pack.price,
      sales_copy: pack.salesCopy ?? null,
      max_quantity: pack.maxQuantity,
      has_showed_time_left: pack.period !== undefined,
      is_hidden: pack.isHidden ?? false,
      ...(isOpen ? { published_from, published_until } : periodOf(pack, now)),
    }
  })
  const columns = Object.keys(rows[0] ?? {}).map((column) => [column, sql.ref(`excluded.${column}`)])
  await db
    .insertInto('coin_pack')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(Object.fromEntries(columns)))
    .execute()
}

const periodOf = ({ period }: SeedCoinPack, now: Date) => ({
  published_from: period ? instantOf(period.starts, now) : new Date('2024-01-01T00:00:00Z'),
  published_until: period ? instantOf(period.ends, now) : new Date('2099-12-31T15:00:00Z'),
})

/**
 * The coins of a new demo account with their history: the welcome, what it bought, and what else makes up its balance.
 */
export async function furnishPayment(place: SeedPlace, { accountId, coins }: SeedAccount): Promise<void> {
  const { now } = place
  const bought = purchases.filter((purchase) => purchase.accountId === accountId)
  const paid = bought
    .filter(({ status }) => status === 'SUCCEEDED')
    .reduce((sum, each) => sum + packOf(each).paidCoin, 0)
  const joined = { ...place, now: after(now, -days(60)) }
  const free = Math.min(welcomeCoins, coins.free)
  const give = (purse: 'FREE' | 'PAID', amount: number, reason: 'WELCOME' | 'OPENING') =>
    giveCoins(joined, accountId, { purse, amount, from: purse === 'FREE' ? 'GRANTED' : 'SOLD' }, { reason })
  await give('FREE', free, 'WELCOME')
  await give('FREE', coins.free - free, 'OPENING')
  await give('PAID', coins.paid - paid, 'OPENING')
  for (const [index, purchase] of bought.entries())
    await seedPurchase(place, purchase, `${accountId}-order-${index + 1}`)
  await seedCards(place, accountId)
}

const packOf = ({ shopCoinId }: SeedPurchase): SeedCoinPack => {
  const pack = coinPacks.find((each) => each.shopCoinId === shopCoinId)
  if (!pack) throw new Error(`The seed has no pack ${shopCoinId}`)
  return pack
}

async function seedPurchase({ db, now }: SeedPlace, purchase: SeedPurchase, id: string): Promise<void> {
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
  const coins = { purse: 'PAID', amount: paidCoin, from: 'SOLD' } as const
  await giveCoins({ db, now: ordered_at }, accountId, coins, { reason: 'PURCHASE', reference: id })
}

async function seedCards({ db, now }: SeedPlace, accountId: string): Promise<void> {
  for (const { creditCardId, brand, lastFour, expiry } of registeredCards.filter(
    (card) => card.accountId === accountId,
  )) {
    const looks = { brand, last_four: lastFour, expiry }
    const token = `kept-${creditCardId}`
    await db
      .insertInto('gateway_card')
      .values({ token, ...looks, behaviour: 'APPROVE', used_at: now })
      .execute()
    const own = { id: creditCardId, account_id: accountId, gateway: 'SBPS' as const, gateway_card: token }
    await db
      .insertInto('credit_card')
      .values({ ...own, ...looks, created_at: now })
      .execute()
  }
}
