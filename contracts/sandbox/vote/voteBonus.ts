import type { Selectable } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import { Failure } from '../runtime/failure.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A row of the table of bonus terms. */
export type VoteBonus = Selectable<DatasetTables['vote_bonus']>

/** The current bonus term of a campaign. Terms include their start and exclude their end (Q70). */
export async function activeBonusOf({ db, now }: DbContext, campaignId: string): Promise<VoteBonus | undefined> {
  return db
    .selectFrom('vote_bonus')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .executeTakeFirst()
}

/** The photos of a bonus term in order, and whether the member owns them. */
export async function bonusPhotosOf({ db }: DbContext, bonusId: string, accountId = '') {
  const rows = await db
    .selectFrom('vote_bonus_photo')
    .innerJoin('item', 'item.id', 'vote_bonus_photo.item_id')
    .leftJoin('owned_item', (join) =>
      join.onRef('owned_item.item_id', '=', 'item.id').on('owned_item.account_id', '=', accountId),
    )
    .select(['item.id', 'item.name', 'item.image', 'rate_percent', 'owned_count'])
    .where('bonus_id', '=', bonusId)
    .orderBy('vote_bonus_photo.position')
    .orderBy('item.id')
    .execute()
  return rows.map(({ id, name, image, rate_percent, owned_count }) => ({
    photo: { itemId: id, name, image: nullToUndefined(image), ratePercent: rate_percent },
    isOwned: owned_count !== null,
  }))
}

type Photo = Awaited<ReturnType<typeof bonusPhotosOf>>[number]

/** The bonus of several photos together, in percent. */
export const bonusRateOf = (bonus: VoteBonus, photos: readonly Photo[]) =>
  Math.min(
    bonus.max_rate_percent,
    photos.reduce((sum, { photo }) => sum + photo.ratePercent, 0),
  )

/**
 * The bonus rate in percent of the chosen photos. Throws VoteRankingBonusPhotoChanged for a photo that is not in this
 * term or that the member does not own.
 */
export async function chosenBonusRate(
  ctx: DbContext,
  accountId: string,
  bonus: VoteBonus | undefined,
  itemIds: readonly string[],
): Promise<number> {
  if (itemIds.length === 0) return 0
  const photos = bonus ? await bonusPhotosOf(ctx, bonus.id, accountId) : []
  const chosen = photos.filter(({ photo, isOwned }) => isOwned && itemIds.includes(photo.itemId))
  if (!bonus || chosen.length < itemIds.length) throw new Failure('VoteRankingBonusPhotoChanged')
  return bonusRateOf(bonus, chosen)
}
