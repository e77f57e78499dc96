import { describe, expect, it } from 'vitest'
import type { Programme, ProgrammeKind } from './programme.types.ts'
import { isOnAir, programmeState, programmeTimeText, remainingProgramme } from './programmeState.ts'

const now = '2026-01-31T19:42:00+09:00'
const row = (kind: ProgrammeKind, start: string, end?: string): Programme => ({
  id: 'a',
  channelId: 'todai',
  channelName: '灯台放送局',
  kind,
  title: '潮待ちの手紙',
  start: `2026-01-${start}+09:00`,
  end: end && `2026-01-${end}+09:00`,
})

describe('the state of a programme row', () => {
  it.each([
    [
      'a live broadcast between its start and end is on the air',
      row('LIVE', '31T19:00:00', '31T21:00:00'),
      '放送中',
      'live',
    ],
    ['a live broadcast without an end is on the air from its start', row('LIVE', '31T19:42:00'), '放送中', 'live'],
    ['a live broadcast is over at its end', row('LIVE', '31T18:00:00', '31T19:42:00'), '終了しました', 'plain'],
    ['an upcoming premiere shows its time', row('PREMIER', '31T22:30:00'), '22時30分から', 'plain'],
    ['a full hour is shown without minutes', row('STORY', '31T21:00:00'), '21時から', 'plain'],
    ['a story of this day is 本日公開', row('STORY', '31T07:00:00'), '本日公開', 'plain'],
    ['an older story is 公開中', row('STORY', '30T07:00:00'), '公開中', 'plain'],
    [
      'a gacha that ends within 24 hours is urgent (S129)',
      row('GACHA', '24T12:00:00', '31T23:59:00'),
      '残り4時間',
      'urgent',
    ],
  ])('follows the rule that %s', (_, programme, text, tone) =>
    expect(programmeState(programme, now)).toEqual({ text, tone }),
  )

  it('is computed from its timestamps as moments, not as text, because the server may send UTC', () => {
    expect(
      isOnAir({ ...row('LIVE', '31T19:00:00'), start: '2026-01-31T10:00:00Z', end: '2026-01-31T10:41:00Z' }, now),
    ).toBe(false)
    expect(
      isOnAir({ ...row('LIVE', '31T19:00:00'), start: '2026-01-31T10:00:00Z', end: '2026-01-31T10:43:00Z' }, now),
    ).toBe(true)
  })
})

describe('the time in front of a programme row', () => {
  it.each([
    ['the time today', row('LIVE', '31T19:00:00'), '19:00'],
    ['the day otherwise', row('LIVE', '30T19:00:00'), '1/30'],
    ['the end of a running gacha', row('GACHA', '24T12:00:00', '31T23:59:00'), '23:59'],
  ])('shows %s', (_, programme, time) => expect(programmeTimeText(programme, now)).toBe(time))

  it('is --:-- for an unreadable timestamp', () => {
    expect(programmeTimeText({ ...row('LIVE', '31T19:00:00'), start: 'soon' }, now)).toBe('--:--')
  })
})

describe("the list of the rest of the day's programme", () => {
  it('contains what is on air, what begins today and gacha that can be drawn, but no ended rows and no other days', () => {
    const rows = [
      row('LIVE', '31T07:30:00', '31T08:00:00'),
      row('LIVE', '31T19:00:00', '31T21:00:00'),
      row('STORY', '31T21:00:00'),
      row('STORY', '30T21:00:00'),
      row('GACHA', '24T12:00:00', '31T23:59:00'),
      { ...row('LIVE', '31T19:00:00'), start: '2026-02-01T07:30:00+09:00' },
    ]
    expect(remainingProgramme(rows, now)).toEqual([rows[1], rows[2], rows[4]])
  })
})
