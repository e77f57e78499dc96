import type { Selectable } from 'kysely'
import { timeAfter, days } from '../runtime/clock.ts'
import type { Db, DatasetTables } from '../schema.ts'
import { addWithinLimits } from './holdings.ts'
import type { Asset } from './keeper.ts'
import { keepers } from './keepers.ts'
import { newId } from '../runtime/newId.ts'
import type { DbContext, GrantContext } from '../runtime/dbContext.ts'

/**
 * How long a member can receive a present; the product defines this period. Paid coins do not expire, because the
 * member has paid for them.
 */
const presentLifetimeMs = days(90)

/** Puts each asset into a member's present box as a separate present. `message` is the reason shown to the member. */
export async function sendPresents(
  { db, now }: DbContext,
  accountId: string,
  assets: readonly Asset[],
  message: string,
): Promise<void> {
  const rows = assets.flatMap(receivablePieces).map(({ kind, item_id, amount }) => ({
    id: newId('present'),
    account_id: accountId,
    kind,
    item_id,
    amount,
    message,
    sent_at: now,
    expires_at: kind === 'PAID_COIN' ? null : timeAfter(now, presentLifetimeMs),
    received_at: null,
  }))
  if (rows.length > 0) await db.insertInto('present').values(rows).execute()
}

/** Splits an asset into presents. A present is received as a whole, so each must fit below the holding limit. */
function receivablePieces({ amount, ...asset }: Asset): Asset[] {
  const { limit } = keepers[asset.kind]
  if (amount <= limit) return [{ ...asset, amount }]
  return [{ ...asset, amount: limit }, ...receivablePieces({ ...asset, amount: amount - limit })]
}

type PresentRow = Selectable<DatasetTables['present']>

/**
 * Receives presents within the caller's transaction. Each is received whole: one that would exceed a holding limit
 * stays in the box. The caller has locked the member's wallets before reading the rows.
 *
 * @returns What was received, in the order of `rows`.
 */
export async function receiveFromBox(
  ctx: GrantContext,
  accountId: string,
  rows: readonly PresentRow[],
): Promise<PresentRow[]> {
  const portions = await addWithinLimits(ctx, { accountId, movement: { reason: 'PRESENT' } }, rows, 'whole')
  const received = portions.filter(({ added }) => added > 0).map(({ asset }) => asset)
  const ids = received.map(({ id }) => id)
  if (ids.length > 0) await ctx.db.updateTable('present').set({ received_at: ctx.now }).where('id', 'in', ids).execute()
  return received
}

/** The assets of reward bundles, by bundle id. A bundle is a list of assets that are given together. */
export async function assetsOfRewardBundles(
  db: Db,
  rewardBundleIds: readonly string[],
): Promise<ReadonlyMap<string, Asset[]>> {
  if (rewardBundleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('parcel_asset')
    .selectAll()
    .where('parcel_id', 'in', rewardBundleIds)
    .orderBy('parcel_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ parcel_id }) => parcel_id)
}
