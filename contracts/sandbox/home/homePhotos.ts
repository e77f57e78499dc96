import { homePhotoPositions } from '../../home/home.endpoints.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { lockWallets } from '../ledger/ledger.ts'

type Member = Pick<CallContext, 'db' | 'accountId'>

/** Parses a position from a path. Throws OutOfRange for an invalid one. */
export function parsePhotoPosition(n: string): number {
  const isPosition = /^\d$/.test(n) && Number(n) >= 1 && Number(n) <= homePhotoPositions
  if (!isPosition) throw new Failure('OutOfRange')
  return Number(n)
}

/** Every photo on the home page, by position. */
export async function homePhotosOf(ctx: Member) {
  const rows = await ctx.db
    .selectFrom('home_photo')
    .innerJoin('item', 'item.id', 'home_photo.item_id')
    .select(['home_photo.position', 'item.id', 'item.image'])
    .where('account_id', '=', memberIdOf(ctx))
    .orderBy('position')
    .execute()
  return rows.map(({ id, image, position }) => ({ photoId: id, image: image ?? '', positionNumber: position }))
}

/**
 * Puts an owned photo at a position of the home page. If the photo was at another position, it leaves that one. A photo
 * that was at the new position is removed.
 */
export async function setHomePhoto(ctx: Member, photoId: string, position: number): Promise<void> {
  const account_id = memberIdOf(ctx)
  await ctx.db.transaction().execute(async (db) => {
    // Runs a member's changes one after the other, so that two concurrent ones cannot use the same position.
    await lockWallets(db, account_id)
    await requireOwnedPhoto({ ...ctx, db }, photoId)
    await db
      .deleteFrom('home_photo')
      .where('account_id', '=', account_id)
      .where((eb) => eb.or([eb('position', '=', position), eb('item_id', '=', photoId)]))
      .execute()
    await db.insertInto('home_photo').values({ account_id, position, item_id: photoId }).execute()
  })
}

/** Throws NotFound unless the member owns the photo. */
export async function requireOwnedPhoto(ctx: Member, photoId: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('owned_item')
    .innerJoin('item', 'item.id', 'owned_item.item_id')
    .select('item.id')
    .where('account_id', '=', memberIdOf(ctx))
    .where('item.id', '=', photoId)
    .where('item.type', '=', 'PHOTO')
    .executeTakeFirst()
  orFail(row)
}
