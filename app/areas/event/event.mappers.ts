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
import { maxSearchLength } from '@tsudoi/design-system/screens/event/boardSearch.rules'
import { graphemes } from '@tsudoi/design-system/text/graphemes'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { textLength } from '@tsudoi/design-system/text/userText'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { periodView } from '../../mappers/periodView.ts'
import { openedLivetalkView } from '../../mappers/openedLivetalkView.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import type { Muting } from '../../muting/muting.ts'
import { paths } from '../../paths.ts'
import type { BoardPage } from './event.queries.ts'

/** Converts an event for lists. */
export function eventView(event: Event): EventSummary {
  return {
    id: event.eventId,
    kind: event.kind,
    title: titleOf(event.title),
    image: pictureOf(event.image),
    href: paths.event(event.eventId),
    channel: channelRefView(event),
    ...periodView(event),
    isFollowed: event.hasFollowed,
  }
}

function episodeRowView(episode: Episode): EventEpisode {
  return {
    id: episode.episodeId,
    title: titleOf(episode.title),
    image: pictureOf(episode.image),
    ...periodView(episode),
    href: paths.eventEpisode(episode.eventId, episode.episodeId),
  }
}

/** Converts an event with its episodes and live talks for its page. */
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
 * The state of an episode’s recording for the viewer: none, or what the viewer needs to watch it. The server checks
 * again when playback starts (C031).
 */
function recordingOf({ hasOnDemandVideo, hasTicket }: BoardPage['episode']): EpisodeDetail['recording'] {
  if (!hasOnDemandVideo) return 'none'
  if (hasTicket === undefined) return 'login'
  return hasTicket ? 'ready' : 'ticket'
}

/** Converts an episode for its page. `seed` is the channel’s colour, which only the event’s answer contains. */
export function eventEpisodeView(episode: BoardPage['episode'], seed?: string): EpisodeDetail {
  const { bbsStartTime, bbsEndTime } = episode
  return {
    id: episode.episodeId,
    title: titleOf(episode.title),
    image: pictureOf(episode.image),
    ...periodView(episode),
    event: { title: titleOf(episode.eventTitle), href: paths.event(episode.eventId) },
    channel: channelRefView({ ...episode, oshiColor: seed }),
    description: episode.description,
    board:
      bbsStartTime === undefined
        ? undefined
        : { start: normalisedInstant(bbsStartTime), end: bbsEndTime && normalisedInstant(bbsEndTime) },
    recording: recordingOf(episode),
  }
}

/**
 * What determines which entries of a board are covered because of muted words: the reader, the muted words, and the
 * channel of the event.
 */
export interface BoardReading {
  reader: string
  muting: Muting
  channelId: string | undefined
}

/** The cover of an entry with muted words. The reader's own entries are never covered. */
const muteCoverOf = ({ bbsId, accountId, authorName, text }: BbsEntry, { reader, muting, channelId }: BoardReading) =>
  reader !== '' && accountId === reader
    ? undefined
    : muting.coverOf({ key: `board/${bbsId}`, texts: [authorName, text], channelId })

/**
 * Converts an entry of a board for the screen. `page` is the URL of the board with its current search. Nothing is
 * covered without `reading`.
 */
export function boardEntryView(entry: BbsEntry, page: string, reading?: BoardReading): BoardEntry {
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
    muted: reading && muteCoverOf(entry, reading),
    href: boardHref(page, { entry: bbsId }),
  }
}

/**
 * Returns all entries of the loaded pages, each once. A new entry moves the others to later pages, so the same entry
 * may be in two pages (Q203).
 */
export function boardEntriesOf(pages: readonly BoardPage[]): BbsEntry[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.bbsId, entry])).values()]
}

/** The part of an event's bulletin board that is in its URL: the search text and the id of the open entry (Q197). */
export interface BoardQuery {
  search?: string
  entry?: string | undefined
}

/** The longest start of a search text that the server accepts. It ends between graphemes. */
function cutSearch(words: string): string {
  let [start, length] = ['', 0]
  for (const grapheme of graphemes(words)) {
    length += textLength(grapheme)
    if (length > maxSearchLength) break
    start += grapheme
  }
  return start
}

/** Reads the search text and the open entry from a board’s URL. */
export function boardQueryOf(query: URLSearchParams): Required<Pick<BoardQuery, 'search'>> & BoardQuery {
  // Removes control characters, which the server rejects. Input fields remove them too, but a URL may contain them
  // (Q379).
  const words = (query.get('q') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()
  return { search: cutSearch(words), entry: query.get('entry') ?? undefined }
}

/**
 * Returns the URL of the board at `page` with another search text or open entry. If `search` is left out, the search
 * text remains. If `entry` is left out, no entry is open.
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

/** Whether the error means that the event does not exist or its channel is not published. */
export const isEventGone = (error: unknown): boolean =>
  isNotFound(error) || hasMessageCode(error, 'UnavailableIpPublicationPeriod')

/** Reads from a URL which list of events it shows. Default: the coming events. */
export function eventListKindOf(query: URLSearchParams): EventListKind {
  const given = query.get('list')
  return given === 'followed' || given === 'over' ? given : 'ahead'
}

/** Returns the URL of a list of events. */
export const eventListHref = (kind: EventListKind): string =>
  kind === 'ahead' ? paths.events : `${paths.events}?list=${kind}`
