import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { getEvent, listEvents } from '@tsudoi/contracts/event/event.endpoints'
import { listGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { listGroupLivetalks } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { listNoticesNologin } from '@tsudoi/contracts/notice/notice.endpoints'
import { listPosts } from '@tsudoi/contracts/post/post.endpoints'
import { getStoryGroup, listStoryGroups } from '@tsudoi/contracts/story/story.endpoints'
import { listVideos } from '@tsudoi/contracts/video/video.endpoints'
import { textPages } from '../../content/textPages.ts'
import { paths } from '../../paths.ts'
import type { HeadRequest } from '../pageHead.ts'
import { servedPageAt } from '../publicPages.ts'
import { documentHeadOf } from '../renderGuestDocument.ts'
import { campaignPaths } from '../sitemapParts.ts'

/** The reader's names that the paths of the story player contain. */
export const storyReaderNames = { lastName: '早瀬', firstName: '小春' }

/** The pages of each kind of campaign. */
const pathsOfCampaign: typeof campaignPaths = { ...campaignPaths, EVENT: (id) => [paths.event(id)] }

/** The URLs of all public pages of the seeded content. */
export async function publicUrls(read: HeadRequest['read']): Promise<string[]> {
  const urls = [
    paths.top,
    paths.channels,
    paths.campaigns(),
    paths.campaigns('past'),
    paths.events,
    `${paths.events}?list=over`,
    paths.notices,
    paths.external,
    ...Object.keys(textPages),
  ]
  for (const { ipId } of (await read(listChannels))?.list ?? []) {
    urls.push(paths.channel(ipId), paths.channelPosts(ipId), paths.channelCampaigns(ipId), paths.gacha(ipId))
    urls.push(paths.stories(ipId), paths.movies(ipId), paths.specials(ipId))
    for (const { gachaId } of (await read(listGacha, {}, { ipId }))?.gachaList ?? [])
      urls.push(paths.gacha(ipId, gachaId))
    for (const { storyGroupId, genre, playType } of (await read(listStoryGroups, {}, { ipId }))?.storyGroups ?? []) {
      urls.push(paths.storyGroup(ipId, storyGroupId))
      const [first] = (await read(getStoryGroup, { ipId, storyGroupId }))?.episodeList ?? []
      if (first) urls.push(paths.story(playType, genre, ipId, storyGroupId, first.storyEpisodeId, storyReaderNames))
    }
    for (const { videoId } of (await read(listVideos, {}, { ipId }))?.videos ?? [])
      urls.push(paths.movie(ipId, videoId))
    for (const { postId } of (await read(listPosts, { type: 'ip', typeId: ipId }))?.postList ?? [])
      urls.push(paths.post('ip', ipId, postId))
  }
  for (const phase of ['CURRENT', 'PAST'])
    for (const { kind, campaignId, ipId } of (await read(listCampaigns, {}, { phase, limit: 100 }))?.list ?? []) {
      urls.push(...pathsOfCampaign[kind](campaignId, ipId))
      if (kind !== 'LIVE_TALK_GROUP') continue
      const talks = (await read(listGroupLivetalks, { id: campaignId }))?.livetalkList ?? []
      urls.push(...talks.map(({ livetalkId }) => paths.livetalk(livetalkId)))
    }
  for (const { eventId } of (await read(listEvents))?.events ?? []) {
    const event = (await read(getEvent, { id: eventId }, { episodeStatus: 'NORMAL' }))?.event
    urls.push(...(event?.episodes ?? []).map(({ episodeId }) => paths.eventEpisode(eventId, episodeId)))
  }
  for (const { noticeId } of (await read(listNoticesNologin))?.list ?? []) urls.push(paths.notice(noticeId))
  return [...new Set(urls)]
}

/** One URL of the seeded content for each public page, by the pattern of the page. The content exists for guests. */
export async function exampleUrls({ now, read }: Pick<HeadRequest, 'now' | 'read'>): Promise<Map<string, string>> {
  const shown = (await publicUrls(read)).map(async (url) => {
    const page = servedPageAt(new URL(url, 'https://tsudoi.example'))
    const { status } = await documentHeadOf(page, { now, read })
    return status === undefined ? [[page.page.path, url] as const] : []
  })
  return new Map((await Promise.all(shown)).flat().toReversed())
}
