import { checkAddress } from '../address/addresses.ts'
import {
  boughtPreorderOf,
  boughtPreorders,
  drawDueLotteries,
  enteredLotteries,
  enteredLotteryOf,
} from './campaignCollection.ts'
import { orFail } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/callContext.ts'
import { ownedPhotos, photoHeadOf } from '../inventory/ownedPhotos.ts'
import { sendAddress, sentAddressOf, ticketOf, ticketsOf } from './privilegeTickets.ts'
import { seekPage } from '../runtime/seekPage.ts'
import {
  byAcquisition,
  byLatest,
  privilegeGroups,
  readableEpisodes,
  readGroups,
  unlockedGroups,
} from './storyCollection.ts'
import { storyGroupHeadOf } from '../story/storyGroups.ts'
import { openSpecials, specialHeadOf } from '../special/specials.ts'
import { collectedMovies, watchedVideos } from './videoCollection.ts'
import { videoHeadOf } from '../video/videos.ts'
import { instantText, orMissing, pageOf } from '../runtime/wire.ts'

export const collectionHandlers: Handlers<'collection'> = {
  async listCollectedPhotos(ctx) {
    const { ipId } = ctx.query
    const { limit, offset } = pageOf(ctx.query)
    const owned = ownedPhotos(ctx).$if(ipId !== undefined, (query) => query.where('item.channel_id', '=', ipId ?? ''))
    const rows = await owned.orderBy('acquired_at', 'desc').orderBy('item.id').limit(limit).offset(offset).execute()
    const { total } = await owned
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const photos = rows.map((row) => ({
      ...photoHeadOf(row),
      ownedCount: row.owned_count,
      acquiredTime: instantText(row.acquired_at),
    }))
    return { photos, total }
  },

  async listReadStoryGroups(ctx) {
    const last = ctx.query['seek.lastStoryGroupId']
    const { rows, hasNext } = await seekPage(readGroups(ctx), byLatest, { limit: ctx.query['seek.limit'], last })
    const storyGroups = rows.map((row) => ({
      storyGroupId: row.id,
      ...storyGroupHeadOf(row),
      lastReadTime: instantText(row.at),
    }))
    return { storyGroups, seek: { hasNext, lastStoryGroupId: rows.at(-1)?.id } }
  },

  async listUnlockedStoryGroups(ctx) {
    const last = ctx.query['seek.lastStoryGroupId']
    const { rows, hasNext } = await seekPage(unlockedGroups(ctx), byLatest, { limit: ctx.query['seek.limit'], last })
    const storyGroups = rows.map((row) => ({
      storyGroupId: row.id,
      ...storyGroupHeadOf(row),
      availableEpisodeCount: row.available,
      acquiredTime: instantText(row.at),
    }))
    return { storyGroups, seek: { hasNext, lastStoryGroupId: rows.at(-1)?.id } }
  },

  async listPrivilegeStoryGroups(ctx) {
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastStoryPrivilegeGroupId'] }
    const { rows, hasNext } = await seekPage(privilegeGroups(ctx), byAcquisition, seek)
    return {
      storyPrivilegeGroups: rows.map(privilegeGroupOf),
      seek: { hasNext, lastStoryPrivilegeGroupId: rows.at(-1)?.id },
    }
  },

  async getPrivilegeStoryGroup(ctx) {
    const { groupId } = ctx.params
    const row = orFail(await privilegeGroups(ctx).where('story_group.id', '=', groupId).executeTakeFirst())
    return { storyPrivilegeGroup: privilegeGroupOf(row), episodeList: await readableEpisodes(ctx, groupId) }
  },

  async listCollectedMovies(ctx) {
    const order = { by: 'video_access.created_at', direction: 'desc', id: 'video.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastVideoId'] }
    const { rows, hasNext } = await seekPage(collectedMovies(ctx), order, seek)
    const movies = rows.map((row) => ({
      ...videoHeadOf(row),
      acquiredTime: instantText(row.created_at),
      accessEndTime: row.expires_at ? instantText(row.expires_at) : undefined,
      isViewed: Boolean(row.is_viewed),
    }))
    return { movies, seek: { hasNext, lastVideoId: rows.at(-1)?.id } }
  },

  async listCollectedVideos(ctx) {
    const order = { by: 'video_history.last_viewed_at', direction: 'desc', id: 'video.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastVideoId'] }
    const { rows, hasNext } = await seekPage(watchedVideos(ctx), order, seek)
    const videos = rows.map((row) => ({ ...videoHeadOf(row), lastViewedTime: instantText(row.last_viewed_at) }))
    return { videos, seek: { hasNext, lastVideoId: rows.at(-1)?.id } }
  },

  async listCollectedSpecials(ctx) {
    const open = openSpecials(ctx)
      .innerJoin('follow', 'follow.channel_id', 'channel.id')
      .where('follow.account_id', '=', memberOf(ctx))
    const order = { by: 'special.published_from', direction: 'desc', id: 'special.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastSpecialId'] }
    const { rows, hasNext } = await seekPage(open, order, seek)
    const specials = rows.map(specialHeadOf)
    return { specials, seek: { hasNext, lastSpecialId: rows.at(-1)?.id } }
  },

  async listPrivilegeTickets(ctx) {
    const order = { by: 'ticket.acquired_at', direction: 'desc', id: 'ticket.id' } as const
    const seek = { limit: ctx.query['seek.limit'], last: ctx.query['seek.lastTicketId'] }
    const { rows, hasNext } = await seekPage(ticketsOf(ctx), order, seek)
    return { tickets: rows.map((row) => ticketOf(row, ctx.now)), seek: { hasNext, lastTicketId: rows.at(-1)?.id } }
  },

  async getPrivilegeTicket(ctx) {
    const row = orFail(await ticketsOf(ctx).where('ticket.id', '=', ctx.params.id).executeTakeFirst())
    const texts = { description: orMissing(row.description), cautionList: orMissing(row.caution_list) }
    return { ticket: { ...ticketOf(row, ctx.now), ...texts } }
  },

  async sendTicketAddress(ctx) {
    checkAddress(ctx.body.address)
    await sendAddress(ctx, ctx.body.ticketId, ctx.body.address)
    return {}
  },

  async getTicketAddress(ctx) {
    return { address: orMissing(await sentAddressOf(ctx, ctx.query.ticketId)) }
  },

  async listCollectedLotteries(ctx) {
    await drawDueLotteries(ctx)
    const order = { by: 'mine.at', direction: 'desc', id: 'lottery.id' } as const
    const seek = { limit: ctx.query.limit, last: ctx.query.lastLotteryId }
    const { rows, hasNext } = await seekPage(enteredLotteries(ctx), order, seek)
    return { lottery: rows.map(enteredLotteryOf), hasNext }
  },

  async listCollectedPreorders(ctx) {
    const order = { by: 'mine.at', direction: 'desc', id: 'preorder.id' } as const
    const seek = { limit: ctx.query.limit, last: ctx.query.lastPreorderId }
    const { rows, hasNext } = await seekPage(boughtPreorders(ctx), order, seek)
    return { preorder: rows.map(boughtPreorderOf), hasNext }
  },
}

const privilegeGroupOf = (row: Awaited<ReturnType<ReturnType<typeof privilegeGroups>['executeTakeFirstOrThrow']>>) => ({
  storyPrivilegeGroupId: row.id,
  ...storyGroupHeadOf(row),
  acquiredTime: instantText(row.at),
})
