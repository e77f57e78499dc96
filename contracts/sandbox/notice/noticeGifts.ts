import type { NoticeDetail } from '../../notice/notice.endpoints.ts'
import { Failure, found } from '../runtime/failure.ts'
import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import { grant } from '../inventory/grant.ts'
import type { Asset } from '../inventory/keeper.ts'
import { lockPurses } from '../coins/ledger.ts'
import { assetsOfParcels } from '../inventory/presentBox.ts'
import { instantText } from '../runtime/wire.ts'
import type { CallerContext, GrantContext } from '../runtime/dbContext.ts'

/** The gift of a notice, and whether the reader has acquired it; an empty object for a notice without a gift. */
export async function giftOf(reader: CallerContext, noticeId: string): Promise<Partial<NoticeDetail>> {
  const gift = await giftRow(reader, noticeId)
  if (!gift) return {}
  const parcels = await assetsOfParcels(reader.db, [gift.parcel_id])
  return {
    assetList: await assetsOnWire(reader, parcels.get(gift.parcel_id) ?? []),
    acquireEndTime: instantText(gift.acquire_until),
    isAcquired: reader.accountId === undefined ? undefined : await hasAcquired(reader, noticeId),
  }
}

/**
 * Gives the member the gift of a notice, once, within the caller's transaction. Throws NoAssetToAcquire,
 * AlreadyAcquired or AcquireTimeExpired. Returns what was sent to the present box.
 */
export async function acquireAssets(
  place: CallerContext & GrantContext,
  accountId: string,
  noticeId: string,
): Promise<Asset[]> {
  await lockPurses(place.db, accountId)
  const gift = found(await giftRow(place, noticeId), 'NoAssetToAcquire')
  if (await hasAcquired(place, noticeId)) throw new Failure('AlreadyAcquired')
  if (gift.acquire_until <= place.now) throw new Failure('AcquireTimeExpired')
  await place.db
    .insertInto('notice_acquisition')
    .values({ account_id: accountId, notice_id: noticeId, acquired_at: place.now })
    .execute()
  const assets = (await assetsOfParcels(place.db, [gift.parcel_id])).get(gift.parcel_id) ?? []
  const movement = { reason: 'NOTICE', reference: noticeId } as const
  return grant(place, { accountId, movement }, assets, gift.title)
}

const giftRow = ({ db }: CallerContext, noticeId: string) =>
  db
    .selectFrom('notice_gift')
    .innerJoin('notice', 'notice.id', 'notice_gift.notice_id')
    .select(['parcel_id', 'acquire_until', 'title'])
    .where('notice_id', '=', noticeId)
    .executeTakeFirst()

async function hasAcquired({ db, accountId = '' }: CallerContext, noticeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notice_acquisition')
    .select('notice_id')
    .where('account_id', '=', accountId)
    .where('notice_id', '=', noticeId)
    .executeTakeFirst()
  return row !== undefined
}
