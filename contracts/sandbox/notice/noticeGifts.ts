import type { NoticeDetail } from '../../notice/notice.endpoints.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { assetsOnWire } from '../inventory/assetsOnWire.ts'
import { grant } from '../inventory/grant.ts'
import type { Asset } from '../inventory/keeper.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { assetsOfRewardBundles } from '../inventory/presentBox.ts'
import { instantOnWire } from '../runtime/wire.ts'
import type { CallerContext, GrantContext } from '../runtime/dbContext.ts'

/** The gift of a notice, and whether the reader has acquired it; an empty object for a notice without a gift. */
export async function noticeGiftOf(reader: CallerContext, noticeId: string): Promise<Partial<NoticeDetail>> {
  const gift = await giftRow(reader, noticeId)
  if (!gift) return {}
  const rewardBundles = await assetsOfRewardBundles(reader.db, [gift.parcel_id])
  return {
    assetList: await assetsOnWire(reader, rewardBundles.get(gift.parcel_id) ?? []),
    acquireEndTime: instantOnWire(gift.acquire_until),
    isAcquired: reader.accountId === undefined ? undefined : await hasAcquired(reader, noticeId),
  }
}

/**
 * Gives the member the gift of a notice, once, within the caller's transaction. Throws NoAssetToAcquire,
 * AlreadyAcquired or AcquireTimeExpired. Returns what was sent to the present box.
 */
export async function acquireNoticeGift(
  ctx: CallerContext & GrantContext,
  accountId: string,
  noticeId: string,
): Promise<Asset[]> {
  await lockWallets(ctx.db, accountId)
  const gift = orFail(await giftRow(ctx, noticeId), 'NoAssetToAcquire')
  if (await hasAcquired(ctx, noticeId)) throw new Failure('AlreadyAcquired')
  if (gift.acquire_until <= ctx.now) throw new Failure('AcquireTimeExpired')
  await ctx.db
    .insertInto('notice_acquisition')
    .values({ account_id: accountId, notice_id: noticeId, acquired_at: ctx.now })
    .execute()
  const assets = (await assetsOfRewardBundles(ctx.db, [gift.parcel_id])).get(gift.parcel_id) ?? []
  const movement = { reason: 'NOTICE', reference: noticeId } as const
  return grant(ctx, { accountId, movement }, assets, gift.title)
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
