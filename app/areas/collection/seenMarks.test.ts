import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { beforeEach, expect, it, vi } from 'vitest'
import { deleteAccountData } from '../../session/deleteAccountData.ts'
import { useSession } from '../../session/sessionStore.ts'
import { markAllSeen, firstMarks, isNewBy, storeMarks, storedMarks, recordSeen, markSeen } from './seenMarks.ts'

const item = (key: string, time: string): CollectedItem => ({
  key,
  kinds: ['photo'],
  name: key,
  time,
  isGot: true,
  channel: { id: 'a', name: 'a', href: '/channel/a' },
  actions: [],
})
const marks = firstMarks(Date.parse('2026-01-31T00:00:00Z'))
const late = item('late', '2026-01-30T00:00:00.000Z')
const early = item('early', '2026-01-01T00:00:00.000Z')

beforeEach(() => localStorage.clear())

it('items of the last seven days are new until seen; a new duplicate makes an item new again (W096, Q254)', () => {
  expect([late, early].filter(isNewBy(marks))).toEqual([late])
  const seen = markSeen(marks, [late, early])
  expect([late, early].filter(isNewBy(seen))).toEqual([])
  expect(isNewBy(seen)({ ...late, time: '2026-01-31T00:00:00.000Z' })).toBe(true)
  expect(markSeen(seen, [late])).toBe(seen)
  expect(isNewBy(marks)({ ...late, isGot: false })).toBe(false)
})

it('stores one time when everything was marked as seen; later items are new (Q254)', () => {
  const all = markAllSeen(markSeen(marks, [late]), [late, early])
  expect(all).toEqual({ until: late.time, seen: {} })
  expect(isNewBy(all)(item('later', '2026-01-30T00:00:01.000Z'))).toBe(true)
})

it('stores the marks by account, and ignores malformed values', () => {
  storeMarks('one', marks)
  expect(storedMarks('one')).toEqual(marks)
  expect(storedMarks('other')).toBeUndefined()
  localStorage.setItem('tsudoi.collection-seen.one', '{"until":"x"}')
  expect(storedMarks('one')).toBeUndefined()
})

it.each(['pagehide', 'visibilitychange'])('writes pending marks at once on %s (Q254)', (goes) => {
  const stored = () => localStorage.getItem('tsudoi.collection-seen.one')
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  recordSeen('one', [late], marks)
  recordSeen('one', [item('later', '2026-01-30T00:00:01.000Z')], marks)
  expect(stored()).toBeNull()
  ;(goes === 'pagehide' ? window : document).dispatchEvent(new Event(goes))
  expect(JSON.parse(stored() ?? '')).toMatchObject({ until: marks.until, seen: { late: late.time } })
  expect(Object.keys((JSON.parse(stored() ?? '') as typeof marks).seen)).toEqual(['late', 'later'])
  isHidden.mockRestore()
})

it('writes no marks after the account is deleted (S036, Q360)', () => {
  useSession.setState({ accountId: 'acc-hikari' })
  recordSeen('acc-hikari', [late], marks)
  deleteAccountData()
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('tsudoi.collection-seen.acc-hikari')).toBeNull()
})
