import { expect, it } from 'vitest'
import { deadlineTexts, hasGaps, upcomingDeadlines } from './deadline.rules.ts'
import type { Deadline } from './deadline.types.ts'

const now = '2026-01-31T10:00:00.000Z'
const at = (id: string, until: string): Deadline => ({ id, kind: 'present', title: id, until, href: '/present' })
const idsOf = (...deadlines: Deadline[]) => upcomingDeadlines(deadlines, now).map(({ id }) => id)

it('deadlines are sorted by their end, the next one first, and by id if they end together', () => {
  const late = at('late', '2026-02-01T00:00:00.000Z')
  const next = at('next', '2026-01-31T10:00:00.001Z')
  expect(idsOf(late, at('also', late.until), next)).toEqual(['next', 'also', 'late'])
})

it('a deadline is no longer in the list from its end time on (the end is exclusive)', () => {
  expect(idsOf(at('gone', now), at('past', '2026-01-31T09:59:59.999Z'))).toEqual([])
})

it('a deadline that is on two pages of a list appears once, and a deadline whose end time is unreadable does not appear', () => {
  const one = at('one', '2026-02-01T00:00:00.000Z')
  expect(idsOf(one, { ...one }, at('unreadable', 'no time'))).toEqual(['one'])
})

it('the next one of ten thousand deadlines is first in the list', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    at(String(index), new Date(Date.parse(now) + (10_000 - index) * 1_000).toISOString()),
  )
  expect(idsOf(...many)[0]).toBe('9999')
})

it('each kind of deadline says what happens if it is missed', () => {
  for (const { missed } of Object.values(deadlineTexts)) expect(missed).toMatch(/^過ぎ(ると|ても)、.+。$/)
})

it('the deadlines are reported as incomplete if a list failed to load or is too long', () => {
  const none = { failed: [], cut: [], onRetry: () => undefined }
  expect([none, { ...none, failed: ['お支払い'] }, { ...none, cut: ['チケット'] }].map(hasGaps)).toEqual([
    false,
    true,
    true,
  ])
})
