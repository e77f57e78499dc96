import { describe, expect, it } from 'vitest'
import { reminderKinds } from './reminder.ts'
import { isInWindow, isQuiet, isTimeZone, remindTimeOfChoice, windowOfChoice, windowOfKind } from './reminderTimes.ts'

const at = Date.parse('2026-01-31T12:00:00Z')
const hours = (n: number) => n * 3_600_000
const time = (iso: string) => Date.parse(iso)

describe('the period in which a reminder of a kind is sent', () => {
  it.each([
    ['ENTRY', -24],
    ['RECEIPT', -24],
    ['PAYMENT', -6],
    ['TICKET', -6],
    ['SHOW', -0.25],
    ['RESULT', 0],
  ] as const)('begins, for the kind %s, %d hours after the event or deadline (negative: before it)', (kind, from) => {
    expect(windowOfKind(kind, at).from - at).toBe(hours(from))
  })

  it('ends at the event or deadline, but for a result a day after its announcement', () => {
    for (const kind of reminderKinds)
      expect([kind, windowOfKind(kind, at).until - at]).toEqual([kind, kind === 'RESULT' ? hours(24) : 0])
  })

  it('includes its start and excludes its end', () => {
    const window = { from: at, until: at + 1 }
    expect([at - 1, at, at + 1].map((now) => isInWindow(window, now))).toEqual([false, true, false])
  })
})

it.each([
  [48, -24],
  [24.1, -24],
  [24, -1],
  [2, -1],
  [1, -0.25],
  [0.26, -0.25],
  [0.25, undefined],
  [0, undefined],
  [-1, undefined],
])(
  'a reminder that a member chooses %d hours before a deadline is sent %s hours after the deadline (negative: before it)',
  (before, from) => {
    const window = windowOfChoice(at, at - hours(before))
    expect(window && window.from - at).toBe(from === undefined ? undefined : hours(from))
  },
)

it('the time of a reminder that was chosen before is known while more than a day is left', () => {
  const known = [100, 24.01, 24, 1].map((left) => remindTimeOfChoice(at, at - hours(left)))
  expect(known).toEqual([at - hours(24), at - hours(24), undefined, undefined])
  expect(windowOfChoice(at, at - hours(200))?.from).toBe(known[0])
})

describe('quiet hours', () => {
  const night = { start: '22:00', end: '07:00', timeZone: 'Asia/Tokyo' }

  it.each([
    ['2026-01-31T12:59:59Z', false],
    ['2026-01-31T13:00:00Z', true],
    ['2026-01-31T15:00:00Z', true],
    ['2026-01-31T21:59:59Z', true],
    ['2026-01-31T22:00:00Z', false],
  ])('from 22:00 to 7:00 in Japan apply at %s: %s', (now, isIt) => expect(isQuiet(night, time(now))).toBe(isIt))

  it.each([
    ['2026-01-31T02:59:00Z', false],
    ['2026-01-31T03:00:00Z', true],
    ['2026-01-31T04:00:00Z', false],
  ])('from 12:00 to 13:00 in Japan apply at %s: %s', (now, isIt) =>
    expect(isQuiet({ ...night, start: '12:00', end: '13:00' }, time(now))).toBe(isIt),
  )

  it('follow the local time when summer time begins', () => {
    const berlin = { start: '22:00', end: '07:00', timeZone: 'Europe/Berlin' }
    expect(isQuiet(berlin, time('2026-03-28T05:30:00Z'))).toBe(true)
    expect(isQuiet(berlin, time('2026-03-29T05:30:00Z'))).toBe(false)
  })

  it('never apply if their time zone is unknown, or if the member has set none', () => {
    expect(isQuiet({ ...night, timeZone: 'Moon/Base' }, time('2026-01-31T15:00:00Z'))).toBe(false)
    expect(isQuiet(undefined, at)).toBe(false)
  })

  it.each([
    ['Asia/Tokyo', true],
    ['UTC', true],
    ['', false],
    ['Moon/Base', false],
    ['../etc/passwd', false],
    ['\0', false],
  ])('can have the time zone %j: %s', (name, isIt) => expect(isTimeZone(name)).toBe(isIt))
})
