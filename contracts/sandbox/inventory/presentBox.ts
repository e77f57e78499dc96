import { after, days } from '../runtime/clock.ts'
import type { Db } from '../schema.ts'
import { handOver, type Asset, type Receipt } from './handOver.ts'
import { newId } from '../runtime/newId.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** How long a present waits to be received (ours). */
const presentLife = days(90)

/** Puts assets into a member's present box, each as a present of its own. The message says what they are for. */
export async function sendPresents(
  { db, now }: DbContext,
  accountId: string,
  assets: readonly Asset[],
  message: string,
): Promise<void> {
  const rows = assets.map(({ kind, item_id, amount }) => ({
    id: newId('present'),
    account_id: accountId,
    kind,
    item_id,
    amount,
    message,
    sent_at: now,
    expires_at: after(now, presentLife),
    received_at: null,
  }))
  if (rows.length > 0) await db.insertInto('present').values(rows).execute()
}

/**
 * Hands assets over, within the caller's transaction; what would pass a holding limit waits in the present box. Returns
 * whether anything does.
 */
export async function handOverOrSend(
  place: DbContext,
  receipt: Receipt,
  assets: readonly Asset[],
  message: string,
): Promise<boolean> {
  const { left } = await handOver(place, receipt, assets)
  await sendPresents(place, receipt.accountId, left, message)
  return left.length > 0
}

/** What parcels hold, by their ids: the assets that are handed over together. */
export async function assetsOfParcels(db: Db, parcelIds: readonly string[]): Promise<ReadonlyMap<string, Asset[]>> {
  if (parcelIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('parcel_asset')
    .selectAll()
    .where('parcel_id', 'in', parcelIds)
    .orderBy('parcel_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ parcel_id }) => parcel_id)
}
