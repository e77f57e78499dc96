import { backgroundEntryOf, backgroundOnWire, backgroundsFor, backgroundStatusOf } from './backgrounds.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import { currentCampaignsOf } from '../campaign/campaigns.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { setHomePhoto, homePhotosOf, parsePhotoPosition, requireOwnedPhoto } from './homePhotos.ts'
import { programmeOnWire, todaysProgrammes } from '../channel/programmes.ts'
import { publishedChannels, publishedCondition } from '../channel/publishedChannels.ts'
import { ownedPhotos, ownedPhotoFields } from '../inventory/ownedPhotos.ts'
import { seekPage } from '../runtime/seekPage.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** How long before its end a gacha is listed on the home page as ending soon, in milliseconds. */
const endingSoon = days(3)

/** The sandbox's handlers of the home endpoints. */
export const homeHandlers: Handlers<'home'> = {
  async getHome(ctx) {
    const { db, now } = ctx
    const photoList = await homePhotosOf(ctx)
    const chosen = await backgroundsFor(ctx)
      .innerJoin('home_background', 'home_background.background_id', 'background.id')
      .where('home_background.account_id', '=', memberIdOf(ctx))
      .executeTakeFirst()
    const banners = await db
      .selectFrom('banner')
      .selectAll()
      .where((eb) =>
        eb.or([eb('channel_id', 'is', null), eb('channel_id', 'in', publishedChannels(ctx).select('channel.id'))]),
      )
      .orderBy('position')
      .execute()
    const programmes = await todaysProgrammes(ctx).execute()
    const ending = await publishedChannels(ctx)
      .innerJoin('gacha', 'gacha.channel_id', 'channel.id')
      .select(['channel.name as channel_name', 'channel.oshi_color'])
      .selectAll('gacha')
      .where(publishedCondition(now, 'gacha'))
      .where('gacha.published_until', '<=', timeAfter(now, endingSoon))
      .orderBy('gacha.published_until')
      .execute()
    return {
      photoList,
      hasNext: false,
      lastPhotoId: photoList.at(-1)?.photoId,
      background: chosen && backgroundOnWire(chosen),
      bannerList: banners.map((row) => ({
        bannerId: row.id,
        title: row.title,
        image: row.image,
        ipId: nullToUndefined(row.channel_id),
        linkTarget: row.link_target,
        linkValue: nullToUndefined(row.link_value),
      })),
      programmeList: programmes.map(programmeOnWire),
      campaignList: await currentCampaignsOf(ctx),
      endingGachaList: ending.map((row) => ({
        gachaId: row.id,
        ipId: row.channel_id,
        ipName: row.channel_name,
        oshiColor: nullToUndefined(row.oshi_color),
        name: row.name,
        image: nullToUndefined(row.image),
        publicationEndTime: instantOnWire(row.published_until),
      })),
    }
  },

  async listHomePhotoCandidates(ctx) {
    parsePhotoPosition(ctx.params.n)
    const { limit, lastPhotoId: last } = ctx.query
    const candidates = ownedPhotos(ctx)
      .leftJoin('home_photo', (join) =>
        join.onRef('home_photo.item_id', '=', 'item.id').onRef('home_photo.account_id', '=', 'owned_item.account_id'),
      )
      .select('home_photo.position')
    const latestFirst = { by: 'owned_item.acquired_at', direction: 'desc', id: 'item.id' } as const
    const { rows, hasNext } = await seekPage(candidates, latestFirst, { limit, last })
    const photoList = rows.map((row) => ({ ...ownedPhotoFields(row), positionNumber: nullToUndefined(row.position) }))
    return { photoList, hasNext, lastPhotoId: rows.at(-1)?.id }
  },

  async selectHomePhoto(ctx) {
    await setHomePhoto(ctx, ctx.body.acc_photo_id, parsePhotoPosition(ctx.params.n))
    return { photoList: await homePhotosOf(ctx) }
  },

  async unselectHomePhoto(ctx) {
    const position = parsePhotoPosition(ctx.params.n)
    await ctx.db
      .deleteFrom('home_photo')
      .where('account_id', '=', memberIdOf(ctx))
      .where('position', '=', position)
      .execute()
    return { photoList: await homePhotosOf(ctx) }
  },

  async resetHomePhoto(ctx) {
    const { photoId } = ctx.body
    await requireOwnedPhoto(ctx, photoId)
    await ctx.db
      .deleteFrom('home_photo')
      .where('account_id', '=', memberIdOf(ctx))
      .where('item_id', '=', photoId)
      .execute()
    return { photoList: await homePhotosOf(ctx) }
  },

  async listBackgrounds(ctx) {
    const order = { by: 'background.position', direction: 'asc', id: 'background.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastBackgroundId'] }
    const { rows, hasNext } = await seekPage(backgroundsFor(ctx), order, seek)
    return { list: rows.map(backgroundEntryOf), seek: { hasNext, lastBackgroundId: rows.at(-1)?.id } }
  },

  async chooseBackground(ctx) {
    const { backgroundId: background_id } = ctx.body
    const row = orFail(await backgroundsFor(ctx).where('background.id', '=', background_id).executeTakeFirst())
    if (backgroundStatusOf(row) === 'LOCKED') throw new Failure('PermissionDenied')
    await ctx.db
      .insertInto('home_background')
      .values({ account_id: memberIdOf(ctx), background_id })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ background_id }))
      .execute()
    return { background: backgroundOnWire(row) }
  },
}
