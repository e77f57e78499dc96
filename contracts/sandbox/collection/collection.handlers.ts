import { checkAddress } from '../address/addresses.ts'
import {
  boughtPreorderOf,
  boughtPreorders,
  drawDueLotteries,
  enteredLotteries,
  enteredLotteryOf,
} from './campaignCollection.ts'
import { found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
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
  async listCollectedPhotos(ask) {
    const { ipId } = ask.query
    const { limit, offset } = pageOf(ask.query)
    const owned = ownedPhotos(ask).$if(ipId !== undefined, (query) => query.where('item.channel_id', '=', ipId ?? ''))
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

  async listReadStoryGroups(ask) {
    const last = ask.query['seek.lastStoryGroupId']
    const { rows, hasNext } = await seekPage(readGroups(ask), byLatest, { limit: ask.query['seek.limit'], last })
    const storyGroups = rows.map((row) => ({
      storyGroupId: row.id,
      ...storyGroupHeadOf(row),
      lastReadTime: instantText(row.at),
    }))
    return { storyGroups, seek: { hasNext, lastStoryGroupId: rows.at(-1)?.id } }
  },

  async listUnlockedStoryGroups(ask) {
    const last = ask.query['seek.lastStoryGroupId']
    const { rows, hasNext } = await seekPage(unlockedGroups(ask), byLatest, { limit: ask.query['seek.limit'], last })
    const storyGroups = rows.map((row) => ({
      storyGroupId: row.id,
      ...storyGroupHeadOf(row),
      availableEpisodeCount: row.available,
      acquiredTime: instantText(row.at),
    }))
    return { storyGroups, seek: { hasNext, lastStoryGroupId: rows.at(-1)?.id } }
  },

  async listPrivilegeStoryGroups(ask) {
    const seek = { limit: ask.query['seek.limit'], last: ask.query['seek.lastStoryPrivilegeGroupId'] }
    const { rows, hasNext } = await seekPage(privilegeGroups(ask), byAcquisition, seek)
    return {
      storyPrivilegeGroups: rows.map(privilegeGroupOf),
      seek: { hasNext, lastStoryPrivilegeGroupId: rows.at(-1)?.id },
    }
  },

  async getPrivilegeStoryGroup(ask) {
    const { groupId } = ask.params
    const row = found(await privilegeGroups(ask).where('story_group.id', '=', groupId).executeTakeFirst())
    return { storyPrivilegeGroup: privilegeGroupOf(row), episodeList: await readableEpisodes(ask, groupId) }
  },

  async listCollectedMovies(ask) {
    const order = { by: 'video_access.created_at', direction: 'desc', id: 'video.id' } as const
    const seek = { limit: ask.query['seek.limit'], last: ask.query['seek.lastVideoId'] }
    const { rows, hasNext } = await seekPage(collectedMovies(ask), order, seek)
    const movies = rows.map((row) => ({
      ...videoHeadOf(row),
      acquiredTime: instantText(row.created_at),
      accessEndTime: row.expires_at ? instantText(row.expires_at) : undefined,
      isViewed: Boolean(row.is_viewed),
    }))
    return { movies, seek: { hasNext, lastVideoId: rows.at(-1)?.id } }
  },

  async listCollectedVideos(ask) {
    const order = { by: 'video_history.last_viewed_at', direction: 'desc', id: 'video.id' } as const
    const seek = { limit: ask.query['seek.limit'], last: ask.query['seek.lastVideoId'] }
    const { rows, hasNext } = await seekPage(watchedVideos(ask), order, seek)
    const videos = rows.map((row) => ({ ...videoHeadOf(row), lastViewedTime: instantText(row.last_viewed_at) }))
    return { videos, seek: { hasNext, lastVideoId: rows.at(-1)?.id } }
  },

  async listCollectedSpecials(ask) {
    const open = openSpecials(ask)
      .innerJoin('follow', 'follow.channel_id', 'channel.id')
      .where('follow.account_id', '=', memberOf(ask))
    const order = { by: 'special.published_from', direction: 'desc', id: 'special.id' } as const
    const seek = { limit: ask.query['seek.limit'], last: ask.query['seek.lastSpecialId'] }
    const { rows, hasNext } = await seekPage(open, order, seek)
    const specials = rows.map(specialHeadOf)
    return { specials, seek: { hasNext, lastSpecialId: rows.at(-1)?.id } }
  },

  async listPrivilegeTickets(ask) {
    const order = { by: 'ticket.acquired_at', direction: 'desc', id: 'ticket.id' } as const
    const seek = { limit: ask.query['seek.limit'], last: ask.query['seek.lastTicketId'] }
    const { rows, hasNext } = await seekPage(ticketsOf(ask), order, seek)
    return { tickets: rows.map((row) => ticketOf(row, ask.now)), seek: { hasNext, lastTicketId: rows.at(-1)?.id } }
  },

  async getPrivilegeTicket(ask) {
    const row = found(await ticketsOf(ask).where('ticket.id', '=', ask.params.id).executeTakeFirst())
    const texts = { description: orMissing(row.description), cautionList: orMissing(row.caution_list) }
    return { ticket: { ...ticketOf(row, ask.now), ...texts } }
  },

  async sendTicketAddress(ask) {
    checkAddress(ask.body.address)
    await sendAddress(ask, ask.body.ticketId, ask.body.address)
    return {}
  },

  async getTicketAddress(ask) {
    return { address: orMissing(await sentAddressOf(ask, ask.query.ticketId)) }
  },

  async listCollectedLotteries(ask) {
    await drawDueLotteries(ask)
    const order = { by: 'mine.at', direction: 'desc', id: 'lottery.id' } as const
    const seek = { limit: ask.query.limit, last: ask.query.lastLotteryId }
    const { rows, hasNext } = await seekPage(enteredLotteries(ask), order, seek)
    return { lottery: rows.map(enteredLotteryOf), hasNext }
  },

  async listCollectedPreorders(ask) {
    const order = { by: 'mine.at', direction: 'desc', id: 'preorder.id' } as const
    const seek = { limit: ask.query.limit, last: ask.query.lastPreorderId }
    const { rows, hasNext } = await seekPage(boughtPreorders(ask), order, seek)
    return { preorder: rows.map(boughtPreorderOf), hasNext }
  },
}

const privilegeGroupOf = (row: Awaited<ReturnType<ReturnType<typeof privilegeGroups>['executeTakeFirstOrThrow']>>) => ({
  storyPrivilegeGroupId: row.id,
  ...storyGroupHeadOf(row),
  acquiredTime: instantText(row.at),
})
