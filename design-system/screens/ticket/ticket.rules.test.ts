import { describe, expect, it } from 'vitest'
import {
  splitByPhase,
  nextPerformance,
  performancesOf,
  performancePhaseAt,
  ticketPhaseText,
  ticketPhase,
} from './ticket.rules.ts'
import type { HeldTicket } from './ticket.types.ts'

const noon = { id: 'noon', title: '昼', start: '2026-06-21T04:00:00.000Z', end: '2026-06-21T06:00:00.000Z' }
const evening = { id: 'evening', title: '夕', start: '2026-06-21T08:00:00.000Z', end: '2026-06-21T10:00:00.000Z' }
const ticket: HeldTicket = {
  id: 't',
  name: '立見券',
  count: 1,
  acquired: noon.start,
  href: '/ticket/t',
  channel: { id: 'lemonade', name: 'レモネード星団', href: '/channel/lemonade' },
  event: { kind: 'LIVE', title: '夏至のパレード', start: noon.start, end: evening.end },
  livetalks: [],
  episodes: [evening, noon],
}

describe('the state of a ticket at a given time (R036, R037, W068, W069)', () => {
  it('is “on” from the start of a performance, inclusive, and “over” at its end, to the millisecond (Q70)', () => {
    expect(performancePhaseAt(noon, '2026-06-21T03:59:59.999Z')).toBe('before')
    expect(performancePhaseAt(noon, noon.start)).toBe('on')
    expect(performancePhaseAt(noon, '2026-06-21T05:59:59.999Z')).toBe('on')
    expect(performancePhaseAt(noon, noon.end)).toBe('over')
  })

  it('belongs to the first performance that is not over, in whatever order the server sends the performances', () => {
    expect(nextPerformance(ticket, '2026-06-01T00:00:00Z').id).toBe('noon')
    expect(nextPerformance(ticket, '2026-06-21T07:00:00Z').id).toBe('evening')
    expect(ticketPhase(ticket, '2026-06-21T07:00:00Z')).toBe('before')
    expect(nextPerformance(ticket, '2026-07-01T00:00:00Z').id).toBe('evening')
    expect(ticketPhase(ticket, '2026-07-01T00:00:00Z')).toBe('over')
  })

  it('belongs to the whole event when the ticket has no performances', () => {
    const plain = { ...ticket, episodes: [] }
    expect(performancesOf(plain)).toEqual([{ id: '', title: '夏至のパレード', start: noon.start, end: evening.end }])
    expect(ticketPhase(plain, '2026-06-21T07:00:00Z')).toBe('on')
  })

  it.each([
    ['2026-06-16T03:00:00Z', 'あと5日'],
    ['2026-06-19T14:59:59Z', 'あと2日'],
    ['2026-06-19T15:00:00Z', '明日開演'],
    ['2026-06-20T05:00:00Z', '明日開演'],
    ['2026-06-20T15:00:00Z', '本日開演'],
    ['2026-06-21T03:20:00Z', 'あと40分'],
    ['2026-06-21T04:00:00Z', '開演中'],
    ['2026-06-21T06:00:00Z', '終演'],
  ])('is shown at %s as %s, by the days of Japan', (now, words) => {
    expect(ticketPhaseText(noon, now)).toBe(words)
  })

  it('is “upcoming” when the dates are unreadable', () => {
    expect(ticketPhaseText({ start: 'soon', end: 'later' }, '2026-06-21T06:00:00Z')).toBe('開演前')
  })

  it('decides whether the ticket is in the list of valid or of past tickets', () => {
    const past = { ...ticket, id: 'past', episodes: [noon] }
    const { ahead, over } = splitByPhase([ticket, past], '2026-06-21T07:00:00Z')
    expect([ahead.map(({ id }) => id), over.map(({ id }) => id)]).toEqual([['t'], ['past']])
  })
})
