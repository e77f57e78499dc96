import type { CalendarEntry } from '@tsudoi/contracts/calendar/calendarFile'
import type { EpisodeDetail, EventDetail } from '@tsudoi/design-system/screens/event/event.types'
import type { Livetalk, OwnSlot } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import type { Lottery } from '@tsudoi/design-system/screens/lottery/lottery.types'
import type { Preorder } from '@tsudoi/design-system/screens/preorder/preorder.types'
import type { VideoSummary } from '@tsudoi/design-system/screens/programme.types'
import type { HeldTicket } from '@tsudoi/design-system/screens/ticket/ticket.types'
import { performancesOf } from '@tsudoi/design-system/screens/ticket/ticket.rules'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { paths } from '../paths.ts'

/** What a page can put into the user's calendar, in the form in which its screen shows it. */
export type CalendarSubject =
  | { kind: 'event'; event: EventDetail }
  | { kind: 'performance'; eventId: string; episode: EpisodeDetail; venue: string | undefined }
  | { kind: 'ticket'; ticket: HeldTicket }
  /** A premiere or a live broadcast. */
  | { kind: 'broadcast'; video: VideoSummary }
  /** A film that viewers watch together from a start time. `href` contains that time. */
  | { kind: 'together'; id: string; title: string; start: string; seconds: number | undefined; href: string }
  | { kind: 'slots'; livetalk: Livetalk; slots: readonly OwnSlot[] }
  | { kind: 'lottery'; lottery: Lottery }
  | { kind: 'preorder'; preorder: Preorder }

/** An entry whose URL is a path of this app, and whose reminder depends on its kind and on the time left. */
type Draft = Omit<CalendarEntry, 'url' | 'reminderMinutes'> & { href: string; isDeadline?: boolean }

/** Titles are joined by a space, and contain no direction controls: other programs would show them as boxes. */
const joined = (...parts: string[]) => parts.join(' ')

/** A performance has one id on all pages, so that the entry of a ticket replaces the one of its event. */
const performanceId = (id: string) => `episode-${id}`

function eventDrafts({ id, title, venue, href, start, end, episodes }: EventDetail): Draft[] {
  if (episodes.length === 0) return [{ id: `event-${id}`, title, start, end, place: venue, href }]
  return episodes.map((each) => ({
    id: performanceId(each.id),
    title: joined(title, each.title),
    start: each.start,
    end: each.end,
    place: venue,
    href: each.href,
  }))
}

const ticketDrafts = (ticket: HeldTicket): Draft[] =>
  performancesOf(ticket).map((each) => ({
    id: each.id === '' ? `ticket-${ticket.id}` : performanceId(each.id),
    title: each.title === ticket.event.title ? each.title : joined(ticket.event.title, each.title),
    start: each.start,
    end: each.end,
    place: ticket.event.venue,
    note: ticket.seat && joined('お席', ticket.seat),
    href: ticket.href,
  }))

/** The end of a show; undefined if its length is unknown, or if the end cannot be written as a date. */
function endOf(start: string, seconds = Number.NaN): string | undefined {
  const end = new Date(Date.parse(start) + seconds * 1_000)
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString()
}

function broadcastDrafts({ id, kind, title, start, seconds, href }: VideoSummary): Draft[] {
  if (start === undefined || (kind !== 'LIVE' && kind !== 'PREMIER')) return []
  const what = kind === 'LIVE' ? 'ライブ' : 'プレミア公開'
  return [{ id: `video-${id}`, title: joined(what, title), start, end: endOf(start, seconds), href }]
}

const slotDrafts = ({ title, href }: Livetalk, slots: readonly OwnSlot[]): Draft[] =>
  slots
    .filter(({ state }) => state === 'reserved' || state === 'waiting')
    .map((slot) => ({
      id: `slot-${slot.id}`,
      title: joined('ライブトーク', title),
      start: slot.start,
      end: slot.end,
      note: `待機室は、${dateTimeText(slot.entry)}に開きます。`,
      href,
    }))

function lotteryDrafts({ id, name, end, announced }: Lottery): Draft[] {
  const common = { href: paths.lottery(id), isDeadline: true }
  return [
    { ...common, id: `lottery-${id}-entry`, title: joined('【締切】抽選の申込', name), start: end },
    { ...common, id: `lottery-${id}-result`, title: joined('抽選の結果発表', name), start: announced },
  ]
}

const preorderDrafts = ({ id, name, end }: Preorder): Draft[] => [
  {
    id: `preorder-${id}`,
    title: joined('【締切】予約の受付', name),
    start: end,
    href: paths.preorder(id),
    isDeadline: true,
  },
]

function draftsOf(subject: CalendarSubject): Draft[] {
  switch (subject.kind) {
    case 'event':
      return eventDrafts(subject.event)
    case 'performance': {
      const { id, title, start, end, event } = subject.episode
      const href = paths.eventEpisode(subject.eventId, id)
      return [{ id: performanceId(id), title: joined(event.title, title), start, end, place: subject.venue, href }]
    }
    case 'ticket':
      return ticketDrafts(subject.ticket)
    case 'broadcast':
      return broadcastDrafts(subject.video)
    case 'together': {
      const { id, title, start, seconds, href } = subject
      return [
        { id: `together-${id}-${start}`, title: joined('一緒に見る', title), start, end: endOf(start, seconds), href },
      ]
    }
    case 'slots':
      return slotDrafts(subject.livetalk, subject.slots)
    case 'lottery':
      return lotteryDrafts(subject.lottery)
    case 'preorder':
      return preorderDrafts(subject.preorder)
  }
}

const dayMinutes = 24 * 60

/**
 * Minutes between the reminder and the entry: a day for a deadline or a result, an hour for any other entry, and fewer
 * if less time is left (Q477).
 */
function reminderMinutesOf({ start, isDeadline }: Draft, now: string): number {
  const leftMinutes = Math.floor((Date.parse(start) - Date.parse(now)) / 60_000)
  return [isDeadline ? dayMinutes : 60, 60, 15].find((minutes) => minutes < leftMinutes) ?? 0
}

/**
 * The future events and deadlines of a subject, as entries for a calendar. `now` is ISO 8601, and `origin` is the
 * origin of this app.
 */
export const calendarEntriesOf = (subject: CalendarSubject, now: string, origin: string): CalendarEntry[] =>
  draftsOf(subject)
    .filter(({ start }) => Date.parse(start) > Date.parse(now))
    .map((draft) => {
      const { href, isDeadline: _isDeadline, ...entry } = draft
      return { ...entry, url: origin + href, reminderMinutes: reminderMinutesOf(draft, now) }
    })
