import type { Campaign } from '@tsudoi/contracts/campaign/campaign'
import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { listEvents } from '@tsudoi/contracts/event/event.endpoints'
import { listGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { listNoticesNologin } from '@tsudoi/contracts/notice/notice.endpoints'
import { listSpecials } from '@tsudoi/contracts/special/special.endpoints'
import { listStoryGroups } from '@tsudoi/contracts/story/story.endpoints'
import { listVideos, type Video } from '@tsudoi/contracts/video/video.endpoints'
import { paths } from '../paths.ts'
import { pageSize } from '../queries/pageSize.ts'
import { hasEnded } from './head/headDates.ts'
import { pageHeads } from './head/pageHeads.ts'
import { isIndexed } from './headTags.ts'
import type { HeadRequest } from './pageHead.ts'

/** A page in a sitemap. */
export interface SitemapEntry {
  /** The page's canonical path. */
  path: string
  /** When the page's content changed last. Undefined if that is unknown. */
  changed?: string
}

type Request = Pick<HeadRequest, 'now' | 'read'>

/** A file of the sitemap. If `isNumbered`, it is one of several with a number in its name. */
export interface SitemapPart {
  isNumbered: boolean
  /** The pages of the file with this number, from 1. */
  entriesOf: (request: Request, number: number) => Promise<SitemapEntry[]>
}

/** Maximum number of requests for one list that pages by a cursor. */
const maxListPages = 10

/** Number of campaigns in one file. */
export const campaignsPerFile = 10 * pageSize
/** Maximum number of channels whose lists are requested at the same time. */
const maxParallel = 4

/** All items of a list whose pages follow each other by a cursor, up to a maximum number of pages. */
async function itemsByCursor<Item>(
  page: (cursor: string | undefined) => Promise<{ items: readonly Item[]; next: string | undefined }>,
): Promise<Item[]> {
  const all: Item[] = []
  let cursor: string | undefined
  for (let count = 0; count < maxListPages; count += 1) {
    const { items, next } = await page(cursor)
    all.push(...items)
    if (next === undefined || next === cursor) break
    cursor = next
  }
  return all
}

/** The public pages without parameters, if search engines may list them. */
async function staticPages({ read, now }: Request): Promise<SitemapEntry[]> {
  const fixed = pageHeads.filter(({ path }) => !path.includes(':'))
  const heads = await Promise.all(
    fixed.map(({ headOf }) => headOf({ params: {}, search: new URLSearchParams(), now, read })),
  )
  return heads.flatMap((head) => (head && isIndexed(head) ? [{ path: head.path }] : []))
}

const readVideos = ({ read }: Request, ipId: string): Promise<Video[]> =>
  itemsByCursor(async (cursor) => {
    const query = { ipId, 'seek.limit': pageSize, 'seek.lastVideoId': cursor }
    const { videos = [], seek } = (await read(listVideos, {}, query)) ?? {}
    return { items: videos, next: seek?.hasNext ? seek.lastVideoId : undefined }
  })

/** A channel's page, its lists that are not empty, and its stories, videos and gachas that have not ended. */
async function channelEntries(request: Request, ipId: string): Promise<SitemapEntry[]> {
  const { read, now } = request
  const [stories, gachas, videos, specials, campaigns] = await Promise.all([
    read(listStoryGroups, {}, { ipId }),
    read(listGacha, {}, { ipId }),
    readVideos(request, ipId),
    read(listSpecials, {}, { ipId, 'seek.limit': 1 }),
    read(listCampaigns, {}, { ipId, phase: 'CURRENT', limit: 1, offset: 0 }),
  ])
  const isShown = ({ publicationEndTime }: { publicationEndTime: string }) => !hasEnded(publicationEndTime, now)
  const list = (path: string, items: readonly unknown[], fewest = 1) => (items.length >= fewest ? [{ path }] : [])
  const { storyGroups = [] } = stories ?? {}
  const { gachaList = [] } = gachas ?? {}
  return [
    { path: paths.channel(ipId) },
    ...list(paths.stories(ipId), storyGroups),
    ...list(paths.movies(ipId), videos),
    // The page of a single gacha shows the gacha itself, so the list is a page only from two gachas on.
    ...list(paths.gacha(ipId), gachaList, 2),
    ...list(paths.specials(ipId), specials?.specials ?? []),
    ...list(paths.channelCampaigns(ipId), campaigns?.list ?? []),
    ...storyGroups.filter(isShown).map(({ storyGroupId, publicationStartTime: changed }) => ({
      path: paths.storyGroup(ipId, storyGroupId),
      changed,
    })),
    ...videos.filter(isShown).map(({ videoId, publicationStartTime: changed }) => ({
      path: paths.movie(ipId, videoId),
      changed,
    })),
    ...gachaList.filter(isShown).map(({ gachaId }) => ({ path: paths.gacha(ipId, gachaId) })),
  ]
}

/** The channels of one page of the list, with all pages below them. */
async function channels(request: Request, number: number): Promise<SitemapEntry[]> {
  const answer = await request.read(listChannels, {}, { limit: pageSize, offset: (number - 1) * pageSize })
  const ids = (answer?.list ?? []).map(({ ipId }) => ipId)
  const entries: SitemapEntry[] = []
  for (let at = 0; at < ids.length; at += maxParallel) {
    const lists = await Promise.all(ids.slice(at, at + maxParallel).map((id) => channelEntries(request, id)))
    entries.push(...lists.flat())
  }
  return entries
}

const holdings = [
  { holding: 'IN_HOLDING', 'seek.order': 'ASC' },
  { holding: 'HOLDING_END', 'seek.order': 'DESC' },
] as const

/** The coming events and the latest past ones. */
async function events({ read }: Request): Promise<SitemapEntry[]> {
  const lists = holdings.map((filter) =>
    itemsByCursor(async (cursor) => {
      const query = { ...filter, 'seek.limit': pageSize, 'seek.lastStartTime': cursor }
      const answer = await read(listEvents, {}, query)
      return { items: answer?.events ?? [], next: answer?.seek.hasNext ? answer.seek.lastStartTime : undefined }
    }),
  )
  return (await Promise.all(lists)).flat().map(({ eventId }) => ({ path: paths.event(eventId) }))
}

/** The pages of each kind of campaign. Events are in another file. */
export const campaignPaths: Readonly<Record<Campaign['kind'], (id: string, ipId: string) => readonly string[]>> = {
  VOTE_RANKING: (id) => [paths.vote(id), paths.voteRanking(id), paths.voteTargets(id)],
  VOTE_COOP: (id) => [paths.coopVote(id), paths.coopVoteReward(id)],
  LOTTERY: (id) => [paths.lottery(id)],
  PREORDER: (id) => [paths.preorder(id)],
  DRAW: (id, ipId) => [paths.draw(ipId, id), paths.drawPrizes(ipId, id)],
  LIVE_TALK_GROUP: (id) => [paths.livetalkGroup(id)],
  EVENT: () => [],
  UNKNOWN: () => [],
}

const campaignsIn =
  (phase: 'CURRENT' | 'PAST') =>
  async ({ read }: Request, number: number): Promise<SitemapEntry[]> => {
    const first = (number - 1) * campaignsPerFile
    const list: Campaign[] = []
    while (list.length < campaignsPerFile) {
      const answer = await read(listCampaigns, {}, { phase, limit: pageSize, offset: first + list.length })
      if (!answer || answer.list.length === 0) break
      list.push(...answer.list)
      if (first + list.length >= answer.total) break
    }
    const found = list.flatMap(({ kind, campaignId, ipId }) => campaignPaths[kind](campaignId, ipId))
    return found.map((path) => ({ path }))
  }

/** The operator's latest notices. */
async function notices({ read }: Request): Promise<SitemapEntry[]> {
  const list = await itemsByCursor(async (cursor) => {
    const query = { 'seek.limit': pageSize, 'seek.lastPublishedTime': cursor }
    const answer = await read(listNoticesNologin, {}, query)
    return { items: answer?.list ?? [], next: answer?.seek.hasNext ? answer.seek.lastPublishedTime : undefined }
  })
  return list.map(({ noticeId, publishedTime: changed }) => ({ path: paths.notice(noticeId), changed }))
}

/** The files of the sitemap by name. */
export const sitemapParts: Readonly<Record<string, SitemapPart>> = {
  pages: { isNumbered: false, entriesOf: staticPages },
  events: { isNumbered: false, entriesOf: events },
  notices: { isNumbered: false, entriesOf: notices },
  channels: { isNumbered: true, entriesOf: channels },
  'campaigns-current': { isNumbered: true, entriesOf: campaignsIn('CURRENT') },
  'campaigns-past': { isNumbered: true, entriesOf: campaignsIn('PAST') },
}
