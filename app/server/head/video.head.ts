import { listSpecials } from '@tsudoi/contracts/special/special.endpoints'
import { getVideo, listVideos, type Video } from '@tsudoi/contracts/video/video.endpoints'
import type { VideoSummary } from '@tsudoi/design-system/screens/programme.types'
import { accessFact, broadcastPhaseOf, videoKindText } from '@tsudoi/design-system/screens/video/video.rules'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { durationText } from '@tsudoi/design-system/text/durationText'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { videoSummaryView } from '../../mappers/video.mappers.ts'
import { paths } from '../../paths.ts'
import { pageSize } from '../../queries/pageSize.ts'
import type { MakePageHead } from '../pageHead.ts'
import { headChannel, readChannel } from './headChannel.ts'
import { hasEnded, isoTimeInJapan } from './headDates.ts'
import { descriptionOf, namesSentence, titleLine, type DescriptionSentence } from './headText.ts'
import { contentHead } from './contentHead.ts'

/** Head of the list of a channel's videos. */
export const videoListHead: MakePageHead = async ({ params: { id = '' }, read }) => {
  const channel = await readChannel(read, id)
  if (!channel) return undefined
  const answer = await read(listVideos, {}, { ipId: id, 'seek.limit': pageSize })
  const titles = answer?.videos.map(({ title }) => title) ?? []
  const names = namesSentence(titles, answer?.seek.hasNext ? 'unknown' : undefined)
  return contentHead({
    kind: '動画',
    name: channel.name,
    title: (name) => `${name}の動画`,
    path: paths.movies(id),
    ...(titles.length === 0 && { isIndexed: false }),
    sentences: [`${channel.name}の動画の一覧`, names],
    channel,
  })
}

/** Head of the list of a channel's special pages. */
export const specialListHead: MakePageHead = async ({ params: { id = '' }, read }) => {
  const channel = await readChannel(read, id)
  if (!channel) return undefined
  const answer = await read(listSpecials, {}, { ipId: id, 'seek.limit': pageSize })
  const titles = answer?.specials.map(({ title }) => title) ?? []
  const names = namesSentence(titles, answer?.seek.hasNext ? 'unknown' : undefined)
  return contentHead({
    kind: '特集',
    name: channel.name,
    title: (name) => `${name}の特集`,
    path: paths.specials(id),
    ...(titles.length === 0 && { isIndexed: false }),
    sentences: [`${channel.name}の特集の一覧`, names],
    channel,
  })
}

/** When a premiere or a live broadcast starts: 2026/01/31(土) 19:00から. Undefined once it is an ordinary video. */
const startSentence = (video: VideoSummary, now: string): string | undefined =>
  video.start === undefined || broadcastPhaseOf(video, now) === 'ordinary'
    ? undefined
    : `${dateTimeText(video.start)}から`

/** The video as structured data. A live broadcast has its start instead of a length. */
function videoObject(video: Video, sentences: readonly DescriptionSentence[]) {
  const { title, image, type, durationSeconds, startTime, accessType, publicationStartTime, publicationEndTime } = video
  const isLive = type === 'LIVE' && startTime !== undefined
  return {
    '@type': 'VideoObject',
    name: titleLine(title, '動画'),
    description: descriptionOf(...sentences),
    thumbnailUrl: pictureOf(image),
    uploadDate: isoTimeInJapan(publicationStartTime),
    expires: isoTimeInJapan(publicationEndTime),
    isAccessibleForFree: accessType === 'FREE' || accessType === 'NONE',
    ...(durationSeconds !== undefined && !isLive && { duration: `PT${durationSeconds}S` }),
    ...(isLive && {
      publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: isoTimeInJapan(startTime) },
    }),
  }
}

/**
 * Head of the page of a video. It names the channel that the video belongs to, because the page shows a video below the
 * path of any channel.
 */
export const videoHead: MakePageHead = async ({ params: { videoId = '' }, read, now }) => {
  const video = (await read(getVideo, { id: videoId }))?.item
  if (!video) return undefined
  const channel = headChannel(video)
  const { ipId, title, type, durationSeconds, description, image } = video
  const view = videoSummaryView(video)
  const access = accessFact(view, now).text
  const start = startSentence(view, now)
  const length = durationSeconds === undefined ? undefined : durationText(durationSeconds)
  const sentences = [
    `${channel.name}の${videoKindText[type]}`,
    start,
    [access, length].filter(Boolean).join('、'),
    description,
  ]
  return contentHead({
    kind: videoKindText[type],
    name: title,
    path: paths.movie(ipId, videoId),
    ...(hasEnded(video.publicationEndTime, now) && { status: 410 }),
    type: 'video.other',
    sentences,
    detail: start ?? length,
    channel,
    image,
    above: [['動画', paths.movies(ipId)]],
    jsonLd: [videoObject(video, sentences)],
  })
}
