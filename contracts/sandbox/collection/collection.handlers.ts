import { checkAddress } from '../address/addresses.ts'
import {
  boughtPreorderOnWire,
  boughtPreorders,
  drawDueLotteries,
  enteredLotteries,
  enteredLotteryOnWire,
} from './campaignCollection.ts'
import { orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { ownedPhotos, ownedPhotoFields } from '../inventory/ownedPhotos.ts'
import { storeTicketAddress, ticketAddressOf, privilegeTicketOnWire, privilegeTicketsOf } from './privilegeTickets.ts'
import { seekPage } from '../runtime/seekPage.ts'
import {
  byLatestAcquisition,
  byLatestTime,
  privilegeStoryGroups,
  episodesWithReadMarks,
  startedStoryGroups,
  unlockedStoryGroups,
} from './storyCollection.ts'
import { storyGroupListFields } from '../story/storyGroups.ts'
import { publishedSpecials, specialListFields } from '../special/specials.ts'
import { collectedMovies, watchedVideos } from './videoCollection.ts'
import { videoListFields } from '../video/videos.ts'
import { instantOnWire, nullToUndefined, pageBounds } from '../runtime/wire.ts'

/** The sandbox's handlers of the collection endpoints. */
export const collectionHandlers: Handlers<'collection'> = {
  async listCollectedPhotos(ctx) {
    const { ipId } = ctx.query
    const { limit, offset } = pageBounds(ctx.query)
    const owned = ownedPhotos(ctx).$if(ipId !== undefined, (query) => query.where('item.channel_id', '=', ipId ?? ''))
    const rows = await owned.orderBy('acquired_at', 'desc').orderBy('item.id').limit(limit).offset(offset).execute()
    const { total } = await owned
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const photos = rows.map((row) => ({
      ...ownedPhotoFields(row),
      ownedCount: row.owned_count,
      acquiredTime: instantOnWire(row.acquired_at),
    }))
    return { photos, total }
  },

  async listReadStoryGroups(ctx) {
    const last = ctx.query['seek.lastStoryGroupId']
    const { rows, hasNext } = await seekPage(startedStoryGroups(ctx), byLatestTime, {
      limit: ctx.query['seek.limit'],
      last,
    })
    const storyGroups = rows.map((row) => ({
      storyGroupId: row.id,
      ...storyGroupListFields(row),
      lastReadTime: instantOnWire(row.at),
    }))
    return { storyGroups, seek: { hasNext, lastStoryGroupId: rows.at(-1)?.id } }
  },

  async listUnlockedStoryGroups(ctx) {
    const last = ctx.query['seek.lastStoryGroupId']
    const { rows, hasNext } = await seekPage(unlockedStoryGroups(ctx), byLatestTime, {
      limit: ctx.query['seek.limit'],
      last,
    })
    const storyGroups = rows.map((row) => ({
      storyGroupId: row.id,
      ...storyGroupListFields(row),
      availableEpisodeCount: row.available,
      acquiredTime: instantOnWire(row.at),
    }))
    return { storyGroups, seek: { hasNext, lastStoryGroupId: rows.at(-1)?.id } }
  },

  async listPrivilegeStoryGroups(ctx) {
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastStoryPrivilegeGroupId'] }
    const { rows, hasNext } = await seekPage(privilegeStoryGroups(ctx), byLatestAcquisition, seek)
    return {
      storyPrivilegeGroups: rows.map(privilegeGroupOf),
      seek: { hasNext, lastStoryPrivilegeGroupId: rows.at(-1)?.id },
    }
  },

  async getPrivilegeStoryGroup(ctx) {
    const { groupId } = ctx.params
    const row = orFail(await privilegeStoryGroups(ctx).where('story_group.id', '=', groupId).executeTakeFirst())
    return { storyPrivilegeGroup: privilegeGroupOf(row), episodeList: await episodesWithReadMarks(ctx, groupId) }
  },

  async listCollectedMovies(ctx) {
    const order = { by: 'video_access.created_at', direction: 'desc', id: 'video.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastVideoId'] }
    const { rows, hasNext } = await seekPage(collectedMovies(ctx), order, seek)
    const movies = rows.map((row) => ({
      ...videoListFields(row),
      acquiredTime: instantOnWire(row.created_at),
      accessEndTime: row.expires_at ? instantOnWire(row.expires_at) : undefined,
      isViewed: Boolean(row.is_viewed),
    }))
    return { movies, seek: { hasNext, lastVideoId: rows.at(-1)?.id } }
  },

  async listCollectedVideos(ctx) {
    const order = { by: 'video_history.last_viewed_at', direction: 'desc', id: 'video.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastVideoId'] }
    const { rows, hasNext } = await seekPage(watchedVideos(ctx), order, seek)
    const videos = rows.map((row) => ({ ...videoListFields(row), lastViewedTime: instantOnWire(row.last_viewed_at) }))
    return { videos, seek: { hasNext, lastVideoId: rows.at(-1)?.id } }
  },

  async listCollectedSpecials(ctx) {
    const open = publishedSpecials(ctx)
      .innerJoin('follow', 'follow.channel_id', 'channel.id')
      .where('follow.account_id', '=', memberIdOf(ctx))
    const order = { by: 'special.published_from', direction: 'desc', id: 'special.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastSpecialId'] }
    const { rows, hasNext } = await seekPage(open, order, seek)
    const specials = rows.map(specialListFields)
    return { specials, seek: { hasNext, lastSpecialId: rows.at(-1)?.id } }
  },

  async listPrivilegeTickets(ctx) {
    const order = { by: 'ticket.acquired_at', direction: 'desc', id: 'ticket.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastTicketId'] }
    const { rows, hasNext } = await seekPage(privilegeTicketsOf(ctx), order, seek)
    return {
      tickets: rows.map((row) => privilegeTicketOnWire(row, ctx.now)),
      seek: { hasNext, lastTicketId: rows.at(-1)?.id },
    }
  },

  async getPrivilegeTicket(ctx) {
    const row = orFail(await privilegeTicketsOf(ctx).where('ticket.id', '=', ctx.params.id).executeTakeFirst())
    const texts = { description: nullToUndefined(row.description), cautionList: nullToUndefined(row.caution_list) }
    return { ticket: { ...privilegeTicketOnWire(row, ctx.now), ...texts } }
  },

  async sendTicketAddress(ctx) {
    checkAddress(ctx.body.address)
    await storeTicketAddress(ctx, ctx.body.ticketId, ctx.body.address)
    return {}
  },

  async getTicketAddress(ctx) {
    return { address: nullToUndefined(await ticketAddressOf(ctx, ctx.query.ticketId)) }
  },

  async listCollectedLotteries(ctx) {
    await drawDueLotteries(ctx)
    const order = { by: 'mine.at', direction: 'desc', id: 'lottery.id' } as const
    const seek = { limit: ctx.query.limit, last: ctx.query.lastLotteryId }
    const { rows, hasNext } = await seekPage(enteredLotteries(ctx), order, seek)
    return { lottery: rows.map(enteredLotteryOnWire), hasNext }
  },

  async listCollectedPreorders(ctx) {
    const order = { by: 'mine.at', direction: 'desc', id: 'preorder.id' } as const
    const seek = { limit: ctx.query.limit, last: ctx.query.lastPreorderId }
    const { rows, hasNext } = await seekPage(boughtPreorders(ctx), order, seek)
    return { preorder: rows.map(boughtPreorderOnWire), hasNext }
  },
}

const privilegeGroupOf = (
  row: Awaited<ReturnType<ReturnType<typeof privilegeStoryGroups>['executeTakeFirstOrThrow']>>,
) => ({
  storyPrivilegeGroupId: row.id,
  ...storyGroupListFields(row),
  acquiredTime: instantOnWire(row.at),
})
