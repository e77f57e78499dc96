import type { CoinBalance } from '../../coin/coin.endpoints.ts'
import type { CoinReason } from './coinReasons.ts'
import type { Db } from '../schema.ts'
import type { LedgerKind } from './ledger.tables.ts'
import { Failure } from '../runtime/failure.ts'
import { lockAccountShared } from '../runtime/lockAccountShared.ts'
import { newId } from '../runtime/newId.ts'
import { requireNoBreak } from './spendingBreaks.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/**
 * Coins are a double-entry ledger: every movement is a transaction whose entries add up to zero, which the database
 * checks at commit. A trigger updates the balances from the entries, and a column check refuses negative balances, so
 * that no code can create or lose coins.
 */

/** Why coins move, and the id of what they move for. coinReasons.ts creates the text of the coin history from both. */
export interface CoinMovement {
  reason: CoinReason
  reference?: string
}

type Wallet = 'FREE' | 'PAID'
const walletId = (accountId: string, wallet: Wallet) => `${accountId}-${wallet.toLowerCase()}-${newId('')}`

/** Creates the empty free and paid wallets of a new member. */
export async function createWallets({ db }: Pick<DbContext, 'db'>, accountId: string): Promise<void> {
  const rows = (['FREE', 'PAID'] as const).map((kind) => ({
    id: walletId(accountId, kind),
    account_id: accountId,
    kind,
  }))
  await db.insertInto('ledger_account').values(rows).execute()
}

/** The member's current balance of free and paid coins. */
export async function balanceOf({ db }: Pick<DbContext, 'db'>, accountId: string): Promise<CoinBalance> {
  const { FREE, PAID } = await walletsOf(db, accountId)
  return { free: FREE.balance, paid: PAID.balance, total: FREE.balance + PAID.balance }
}

/**
 * Locks a member's wallets until the transaction ends. Throws Unauthenticated if the account no longer exists.
 * Operations with a per-member limit start here, so that all of a member's spending is serialised.
 */
export async function lockWallets(db: Db, accountId: string): Promise<void> {
  if (!(await lockAccountShared(db, accountId))) throw new Failure('Unauthenticated')
  await db
    .selectFrom('ledger_account')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Takes coins, free ones first (無償、有償の順). Throws NotEnoughCoin if there are too few, and SpendingBreak during the
 * member's break. Returns the ledger transaction's id.
 */
export async function spendCoins(
  ctx: DbContext,
  accountId: string,
  amount: number,
  movement: CoinMovement,
): Promise<string> {
  await lockWallets(ctx.db, accountId)
  if (amount > 0) await requireNoBreak(ctx, accountId)
  const { FREE, PAID } = await walletsOf(ctx.db, accountId)
  if (FREE.balance + PAID.balance < amount) throw new Failure('NotEnoughCoin')
  const free = Math.min(FREE.balance, amount)
  return bookEntries(ctx, movement, [
    { account: FREE.id, amount: -free },
    { account: PAID.id, amount: free - amount },
    { account: operatorAccount('SPENT'), amount },
  ])
}

/** Adds coins to a wallet from an account of the operator. */
export async function giveCoins(
  ctx: DbContext,
  accountId: string,
  { wallet, amount, from }: { wallet: Wallet; amount: number; from: LedgerKind },
  movement: CoinMovement,
): Promise<void> {
  if (amount === 0) return
  const wallets = await walletsOf(ctx.db, accountId)
  await bookEntries(ctx, movement, [
    { account: operatorAccount(from), amount: -amount },
    { account: wallets[wallet].id, amount },
  ])
}

/** Sets new, empty wallets to the balances of a provider state, in one movement. */
export async function setOpeningBalances(
  ctx: DbContext,
  accountId: string,
  { free, paid }: Record<'free' | 'paid', number>,
) {
  const { FREE, PAID } = await walletsOf(ctx.db, accountId)
  await bookEntries(ctx, { reason: 'OPENING' }, [
    { account: operatorAccount('ADJUSTED'), amount: -free - paid },
    { account: FREE.id, amount: free },
    { account: PAID.id, amount: paid },
  ])
}

/** Returns all coins of a leaving member to the operator, so that the emptied wallets can remain without an account. */
export async function returnCoinsToOperator(ctx: DbContext, accountId: string): Promise<void> {
  await lockWallets(ctx.db, accountId)
  const { FREE, PAID } = await walletsOf(ctx.db, accountId)
  await bookEntries(ctx, { reason: 'DISCARDED' }, [
    { account: FREE.id, amount: -FREE.balance },
    { account: PAID.id, amount: -PAID.balance },
    { account: operatorAccount('ADJUSTED'), amount: FREE.balance + PAID.balance },
  ])
}

/**
 * The id of an account of the operator. These ids are stored in the database, so they keep their original prefix
 * `house-`.
 */
const operatorAccount = (kind: LedgerKind) => `house-${kind.toLowerCase()}`

async function bookEntries(ctx: DbContext, { reason, reference }: CoinMovement, entries: Posting[]): Promise<string> {
  const id = newId('ledger')
  const { db, now } = ctx
  await db.insertInto('ledger_transaction').values({ id, reason, reference, created_at: now }).execute()
  const moved = entries.filter(({ amount }) => amount !== 0)
  const rows = moved.map(({ account, amount }) => ({ transaction_id: id, ledger_account_id: account, amount }))
  if (rows.length > 0) await db.insertInto('ledger_entry').values(rows).execute()
  return id
}

interface Posting {
  account: string
  amount: number
}

async function walletsOf(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'kind', 'balance'])
    .where('account_id', '=', accountId)
    .where('platform', '=', 'WEB')
    .execute()
  const wallet = (kind: Wallet) => {
    const row = rows.find((candidate) => candidate.kind === kind)
    if (!row) throw new Error(`The account ${accountId} has no purse ${kind}`)
    return row
  }
  return { FREE: wallet('FREE'), PAID: wallet('PAID') }
}
