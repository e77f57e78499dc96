import type { BbsEntry, Episode, Event, getEvent } from '@tsudoi/contracts/event/event.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type {
  BoardEntry,
  EpisodeDetail,
  EventDetail,
  EventEpisode,
  EventSummary,
} from '@tsudoi/design-system/screens/event/event.types'
import type { EventListKind } from '@tsudoi/design-system/screens/event/EventListScreen'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { periodView } from '../../mappers/periodView.ts'
import { openedLivetalkView } from '../../mappers/openedLivetalkView.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'
import type { EpisodePage } from './event.queries.ts'

/** An event as lists show it. */
export function eventView(event: Event): EventSummary {
  return {
    id: event.eventId,
    kind: event.kind,
    title: event.title,
    image: pictureOf(event.image),
    href: paths.event(event.eventId),
    channel: channelRefView(event),
    ...periodView(event),
    followed: event.hasFollowed,
  }
}

function episodeRowView(episode: Episode): EventEpisode {
  return {
    id: episode.episodeId,
    title: episode.title,
    image: pictureOf(episode.image),
    ...periodView(episode),
    href: paths.eventEpisode(episode.eventId, episode.episodeId),
  }
}

export function eventDetailView({ event }: ResponseOf<typeof getEvent>): EventDetail {
  return {
    ...eventView(event),
    description: event.description,
    venue: event.venue,
    cautions: event.cautionList ?? [],
    episodes: event.episodes.map(episodeRowView),
    livetalks: (event.livetalkList ?? []).map(openedLivetalkView),
  }
}

/**
 * State of the recording. A viewer without a ticket sees what is required; only the server knows who may watch (C031).
 */
function recordingOf({ hasOnDemandVideo, hasTicket }: EpisodePage['episode']): EpisodeDetail['recording'] {
  if (!hasOnDemandVideo) return 'none'
  if (hasTicket === undefined) return 'login'
  return hasTicket ? 'ready' : 'ticket'
}

/** An episode as its page shows it. `seed` is the channel's colour, which only the event's answer contains. */
export function episodeView(episode: EpisodePage['episode'], seed?: string): EpisodeDetail {
  const { bbsStartTime, bbsEndTime } = episode
  return {
    id: episode.episodeId,
    title: episode.title,
    image: pictureOf(episode.image),
    ...periodView(episode),
    event: { title: episode.eventTitle, href: paths.event(episode.eventId) },
    channel: channelRefView({ ...episode, oshiColor: seed }),
    description: episode.description,
    board:
      bbsStartTime === undefined
        ? undefined
        : { start: normalisedInstant(bbsStartTime), end: bbsEndTime && normalisedInstant(bbsEndTime) },
    recording: recordingOf(episode),
  }
}

/** An entry of a board. `page` is the URL of the board as it is shown. */
export function entryView(entry: BbsEntry, page: string): BoardEntry {
  const { bbsId, accountId, authorName, authorImage, isOfficial } = entry
  return {
    id: bbsId,
    author: {
      name: authorName,
      image: pictureOf(authorImage),
      isOfficial,
      href: accountId === undefined ? undefined : paths.user(accountId),
    },
    text: entry.text,
    image: pictureOf(entry.image),
    written: normalisedInstant(entry.createTime),
    href: boardHref(page, { entry: bbsId }),
  }
}

/**
 * All entries of the loaded pages. An entry created during paging moves the pages, so duplicates are removed (Q203).
 */
export function boardEntriesOf(pages: readonly EpisodePage[]): BbsEntry[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.bbsId, entry])).values()]
}

/** State of a board that the URL stores (Q197). */
export interface BoardQuery {
  search?: string
  entry?: string
}

export function boardQueryOf(query: URLSearchParams): Required<Pick<BoardQuery, 'search'>> & BoardQuery {
  // The server rejects control characters. Input fields remove them, but a URL may contain them (Q379).
  const words = (query.get('q') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
  return { search: words.slice(0, 100), entry: query.get('entry') ?? undefined }
}

/**
 * `page` with another search or open entry. A property that is left out does not change, except that the entry closes.
 */
export function boardHref(page: string, { search, entry }: BoardQuery): string {
  const [path = '', before = ''] = page.split('?', 2)
  const query = new URLSearchParams(before)
  query.delete('entry')
  if (search !== undefined) query.delete('q')
  if (search) query.set('q', search)
  if (entry) query.set('entry', entry)
  const rest = query.toString()
  return rest === '' ? path : `${path}?${rest}`
}

/** Whether the event does not exist or its channel is closed. */
export const isEventGone = (error: unknown): boolean =>
  isNotFound(error) || hasMessageCode(error, 'UnavailableIpPublicationPeriod')

/** The list that a URL names; by default the coming events. */
export function listKindOf(query: URLSearchParams): EventListKind {
  const given = query.get('list')
  return given === 'followed' || given === 'over' ? given : 'ahead'
}

export const listHref = (kind: EventListKind): string =>
  kind === 'ahead' ? paths.events : `${paths.events}?list=${kind}`
