import { getEpisodeDetail, getEvent, listEvents } from '@tsudoi/contracts/event/event.endpoints'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'
import { pageSize } from '../../queries/pageSize.ts'
import type { MakePageHead } from '../pageHead.ts'
import { eventObject } from './eventObject.ts'
import { headChannel } from './headChannel.ts'
import { periodSentence } from './headDates.ts'
import { descriptionOf, namesSentence, quotedTitle } from './headText.ts'
import { pageTitleOf } from './pageTitleOf.ts'
import { contentHead, type Breadcrumb } from './contentHead.ts'

/** Maximum number of performances in an event's structured data. */
const maxPerformances = 20

const listCrumb: Breadcrumb = ['イベント', paths.events]

/** Head of the list of events: the coming ones, or with `?list=over` the past ones. */
export const eventListHead: MakePageHead = async ({ search, read }) => {
  const isPast = search.get('list') === 'over'
  const filter = isPast
    ? ({ holding: 'HOLDING_END', 'seek.order': 'DESC' } as const)
    : ({ holding: 'IN_HOLDING', 'seek.order': 'ASC' } as const)
  const answer = await read(listEvents, {}, { ...filter, 'seek.limit': pageSize })
  const titles = answer?.events.map((event) => event.title) ?? []
  const title = pageTitleOf(paths.events)
  return contentHead({
    kind: title,
    name: title,
    path: isPast ? `${paths.events}?list=over` : paths.events,
    ...(titles.length === 0 && { isIndexed: false }),
    sentences: [
      isPast ? 'これまでのイベントの一覧' : 'これからのイベントの一覧',
      namesSentence(titles, answer?.seek.hasNext ? 'unknown' : undefined),
      'ライブ、プレミア公開、ライブトークの日程を確かめられます',
    ],
  })
}

/** Head of the page of an event. Its structured data lists the performances. */
export const eventHead: MakePageHead = async ({ params: { id = '' }, read, now }) => {
  const event = (await read(getEvent, { id }, { episodeStatus: 'NORMAL' }))?.event
  if (!event) return undefined
  const channel = headChannel(event)
  const { title, startTime, endTime, venue, description, image } = event
  const period = periodSentence('開催', startTime, endTime, now)
  const sentences = [`${channel.name}のイベント`, period, venue && `会場 ${venue}`, description]
  const performances = event.episodes.slice(0, maxPerformances).map((episode) => {
    const page = { path: paths.eventEpisode(id, episode.episodeId), image: pictureOf(episode.image) }
    return eventObject({ ...episode, ...page, venue, channel })
  })
  const object = eventObject({
    title,
    path: paths.event(id),
    startTime,
    endTime,
    venue,
    channel,
    image: pictureOf(image),
    description: descriptionOf(...sentences),
    ...(performances.length > 0 && { subEvent: performances }),
  })
  return contentHead({
    kind: 'イベント',
    name: title,
    path: paths.event(id),
    sentences,
    detail: period,
    channel,
    image,
    above: [listCrumb],
    jsonLd: [object],
  })
}

/** Head of the page of a performance. It does not quote the performance's board, because members write it. */
export const episodeHead: MakePageHead = async ({ params: { id = '', episodeId = '' }, read, now }) => {
  const [answer, whole] = await Promise.all([
    read(getEpisodeDetail, { episodeId }, { eventId: id }),
    read(getEvent, { id }, { episodeStatus: 'NORMAL' }),
  ])
  if (!answer) return undefined
  const { title, eventTitle, startTime, endTime, description, image } = answer.data
  // Only the answer of the event contains the channel's colour and the venue.
  const { oshiColor, venue } = whole?.event ?? {}
  const channel = headChannel({ ...answer.data, oshiColor })
  const period = periodSentence('公演', startTime, endTime, now)
  const sentences = [
    `${channel.name}のイベント${quotedTitle(eventTitle)}の公演`,
    period,
    venue && `会場 ${venue}`,
    description,
  ]
  const path = paths.eventEpisode(id, episodeId)
  const picture = pictureOf(image ?? whole?.event.image)
  const object = {
    title,
    path,
    startTime,
    endTime,
    venue,
    channel,
    image: picture,
    description: descriptionOf(...sentences),
  }
  return contentHead({
    kind: '公演',
    name: title,
    path,
    sentences,
    detail: period,
    channel,
    image: image ?? whole?.event.image,
    above: [listCrumb, [eventTitle, paths.event(id)]],
    jsonLd: [eventObject(object)],
  })
}
