import type { EpisodeDetail, EventDetail } from '@tsudoi/design-system/screens/event/event.types'
import type { Livetalk, OwnSlot } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import type { Lottery } from '@tsudoi/design-system/screens/lottery/lottery.types'
import type { Preorder } from '@tsudoi/design-system/screens/preorder/preorder.types'
import type { VideoSummary } from '@tsudoi/design-system/screens/programme.types'
import type { HeldTicket } from '@tsudoi/design-system/screens/ticket/ticket.types'
import { describe, expect, it } from 'vitest'
import { calendarEntriesOf, type CalendarSubject } from './calendarEntries.ts'

const now = '2026-01-31T10:00:00.000Z'
const after = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
const origin = 'https://tsudoi.example'
const channel = { id: 'todai', name: '灯台放送局', href: '/channel/todai' }

const eventOf = (...episodes: [id: string, hours: number][]): EventDetail => ({
  id: 'harbour',
  kind: 'LIVE',
  title: '港の公開収録',
  href: '/event/harbour',
  channel,
  start: after(-1),
  end: after(60),
  venue: '三番倉庫',
  cautions: [],
  livetalks: [],
  episodes: episodes.map(([id, hours]) => ({
    id,
    title: id,
    start: after(hours),
    end: after(hours + 2),
    href: `/event/harbour/episode/${id}`,
  })),
})
const episode: EpisodeDetail = {
  id: '夜の部',
  title: '夜の部',
  start: after(4),
  end: after(6),
  event: { title: '港の公開収録', href: '/event/harbour' },
  channel,
  recording: 'none',
}
const ticket: HeldTicket = {
  id: 'pier',
  name: '観覧券',
  seat: 'A列12番',
  count: 1,
  acquired: now,
  href: '/ticket/pier',
  channel,
  event: {
    kind: 'LIVE',
    title: '港の公開収録',
    venue: '三番倉庫',
    start: after(4),
    end: after(6),
    href: '/event/harbour',
  },
  episodes: [{ id: '夜の部', title: '夜の部', start: after(4), end: after(6) }],
  livetalks: [],
}
const video = (more: Partial<VideoSummary>): VideoSummary => ({
  id: 'night-51',
  title: '第五十一夜',
  href: '/channel/todai/movie/night-51',
  kind: 'PREMIER',
  badge: 'NONE',
  access: 'FREE',
  hasAccess: true,
  end: after(500),
  start: after(5),
  seconds: 5_400,
  ...more,
})
const livetalk = { id: 'pier', title: '桟橋で一分', href: '/livetalk/pier' } as Livetalk
const slot = (state: OwnSlot['state'], hours = 3): OwnSlot => ({
  id: `slot-${state}`,
  ticketId: 'pier',
  state,
  start: after(hours),
  end: after(hours + 0.1),
  entry: after(hours - 0.25),
  cancelDeadline: after(hours - 1),
})
const lottery = { id: 'flag', name: '紙の旗', end: after(48), announced: after(72) } as Lottery
const preorder = { id: 'festival', name: '夏まつり', end: after(30) } as Preorder

const of = (subject: CalendarSubject, at = now) => calendarEntriesOf(subject, at, origin)

describe('the entries for a calendar', () => {
  it.each<[string, CalendarSubject, object[]]>([
    [
      'an event: each coming performance, with the venue',
      { kind: 'event', event: eventOf(['昼の部', -1], ['夜の部', 4], ['千秋楽', 28]) },
      [
        { title: '港の公開収録 夜の部', start: after(4), end: after(6), place: '三番倉庫' },
        { title: '港の公開収録 千秋楽', start: after(28), end: after(30), place: '三番倉庫' },
      ],
    ],
    [
      'an event without performances: the event itself',
      { kind: 'event', event: { ...eventOf(), start: after(2) } },
      [{ id: 'event-harbour', title: '港の公開収録', start: after(2), end: after(60) }],
    ],
    [
      'a performance, with the venue',
      { kind: 'performance', eventId: 'harbour', episode, venue: '三番倉庫' },
      [
        {
          title: '港の公開収録 夜の部',
          start: after(4),
          end: after(6),
          place: '三番倉庫',
          url: `${origin}/event/harbour/episode/%E5%A4%9C%E3%81%AE%E9%83%A8`,
        },
      ],
    ],
    [
      'a ticket: its performances, with the seat',
      { kind: 'ticket', ticket },
      [{ title: '港の公開収録 夜の部', place: '三番倉庫', note: 'お席 A列12番', url: `${origin}/ticket/pier` }],
    ],
    [
      'a ticket for a whole event',
      { kind: 'ticket', ticket: { ...ticket, episodes: [] } },
      [{ id: 'ticket-pier', title: '港の公開収録', start: after(4), end: after(6) }],
    ],
    [
      'a premiere, until its length is over',
      { kind: 'broadcast', video: video({}) },
      [{ title: 'プレミア公開 第五十一夜', start: after(5), end: after(6.5) }],
    ],
    [
      'a live broadcast, whose end is unknown',
      { kind: 'broadcast', video: video({ kind: 'LIVE', seconds: undefined }) },
      [{ title: 'ライブ 第五十一夜', start: after(5), end: undefined }],
    ],
    [
      'a film that viewers watch together, at the address with the time (Q531)',
      {
        kind: 'together',
        id: 'film',
        title: '深夜便',
        start: after(2),
        seconds: 3_600,
        href: '/channel/todai/movie/film?together=2026-01-31T12%3A00Z',
      },
      [
        {
          title: '一緒に見る 深夜便',
          start: after(2),
          end: after(3),
          url: `${origin}/channel/todai/movie/film?together=2026-01-31T12%3A00Z`,
        },
      ],
    ],
    [
      'the slots of a live talk that are still reserved',
      { kind: 'slots', livetalk, slots: [slot('ended', 1), slot('noShow'), slot('reserved')] },
      [
        {
          id: 'slot-slot-reserved',
          title: 'ライブトーク 桟橋で一分',
          start: after(3),
          note: '待機室は、2026/01/31(土) 21:45に開きます。',
        },
      ],
    ],
    [
      'a lottery: the end of the entries, and the result',
      { kind: 'lottery', lottery },
      [
        { title: '【締切】抽選の申込 紙の旗', start: after(48), url: `${origin}/lottery/flag` },
        { title: '抽選の結果発表 紙の旗', start: after(72) },
      ],
    ],
    [
      'a preorder: its end',
      { kind: 'preorder', preorder },
      [{ title: '【締切】予約の受付 夏まつり', start: after(30), url: `${origin}/preorder/festival` }],
    ],
  ])('are for %s', (_, subject, entries) => {
    expect(of(subject)).toEqual(entries.map((entry) => expect.objectContaining(entry) as object))
  })

  it.each<[string, CalendarSubject]>([
    ['an ordinary video', { kind: 'broadcast', video: video({ kind: 'ONDEMAND' }) }],
    ['a premiere without a time', { kind: 'broadcast', video: video({ start: undefined }) }],
    ['a premiere with a time that cannot be read', { kind: 'broadcast', video: video({ start: 'no time' }) }],
    ['an event on air', { kind: 'event', event: eventOf(['昼の部', -1]) }],
  ])('are none for %s', (_, subject) => expect(of(subject)).toEqual([]))

  it('have no end for a premiere whose length gives no date', () =>
    expect(of({ kind: 'broadcast', video: video({ seconds: Number.MAX_SAFE_INTEGER }) })).toEqual([
      expect.objectContaining({ start: after(5), end: undefined }),
    ]))

  it('no longer include a deadline once it has passed according to the server’s clock', () => {
    expect(of({ kind: 'preorder', preorder }, after(29.99))).toHaveLength(1)
    expect(of({ kind: 'preorder', preorder }, after(30))).toEqual([])
  })

  it('have the same id for one performance on each page that offers it, so that a calendar lists it only once', () => {
    const ids = [
      of({ kind: 'event', event: eventOf(['夜の部', 4]) }),
      of({ kind: 'performance', eventId: 'harbour', episode, venue: '三番倉庫' }),
      of({ kind: 'ticket', ticket }),
    ].map(([entry]) => entry?.id)
    expect(new Set(ids)).toEqual(new Set(['episode-夜の部']))
  })

  it('have their reminder a day before a deadline and an hour before a show, or later if less time is left', () => {
    const reminderAt = (at: string) => of({ kind: 'preorder', preorder }, at)[0]?.reminderMinutes
    expect([0, 10, 29.2, 29.9].map((hours) => reminderAt(after(hours)))).toEqual([1_440, 60, 15, 0])
    expect(of({ kind: 'ticket', ticket })[0]?.reminderMinutes).toBe(60)
    const video = { id: 'live', kind: 'LIVE', title: '生放送', start: after(48), href: '/' } as VideoSummary
    expect(of({ kind: 'broadcast', video })[0]).toMatchObject({ end: undefined, reminderMinutes: 60 })
  })
})
