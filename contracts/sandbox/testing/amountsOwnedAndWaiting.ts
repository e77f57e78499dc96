import type { Db } from '../schema.ts'

/** Amounts of assets by item id, or by kind for assets without an item. */
export type Amounts = Record<string, number>

interface Amount {
  kind: string
  item_id: string | null
  amount: number
}

/** Adds up the amounts of rows by item id or kind. */
export function amountsOf(rows: readonly Amount[]): Amounts {
  const amounts: Amounts = {}
  for (const { kind, item_id, amount } of rows) {
    const key = item_id ?? kind
    amounts[key] = (amounts[key] ?? 0) + amount
  }
  return amounts
}

/** The sum of amounts; entries of zero are removed. */
export function sumOfAmounts(...all: readonly Amounts[]): Amounts {
  const rows = all.flatMap((amounts) => Object.entries(amounts))
  const sum = amountsOf(rows.map(([kind, amount]) => ({ kind, item_id: null, amount })))
  return Object.fromEntries(Object.entries(sum).filter(([, amount]) => amount !== 0))
}

/** The changes of amounts from before to after; decreases are negative. */
export const amountChanges = (before: Amounts, after: Amounts): Amounts =>
  sumOfAmounts(after, Object.fromEntries(Object.entries(before).map(([key, amount]) => [key, -amount])))

/** What a member owns (`held`), and what waits in the present box (`waiting`). */
export async function amountsOwnedAndWaiting(db: Db, account_id: string): Promise<{ held: Amounts; waiting: Amounts }> {
  const coins = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance as amount'])
    .where('account_id', '=', account_id)
    .execute()
  const items = await db
    .selectFrom('owned_item')
    .select(['item_id', 'owned_count as amount'])
    .where('account_id', '=', account_id)
    .execute()
  const points = await db.selectFrom('vote_point').select('amount').where('account_id', '=', account_id).execute()
  const presents = await db
    .selectFrom('present')
    .select(['kind', 'item_id', 'amount'])
    .where('account_id', '=', account_id)
    .where('received_at', 'is', null)
    .execute()
  const held = [
    ...coins.map(({ kind, amount }) => ({ kind: kind === 'FREE' ? 'COIN' : 'PAID_COIN', item_id: null, amount })),
    ...items.map((item) => ({ kind: 'ITEM', ...item })),
    ...points.map(({ amount }) => ({ kind: 'VOTE_POINT', item_id: null, amount })),
  ]
  return { held: amountsOf(held), waiting: amountsOf(presents) }
}
