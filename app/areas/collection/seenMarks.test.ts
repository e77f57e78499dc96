import { mergeToWall } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { beforeEach, expect, it, vi } from 'vitest'
import { deleteAccountData } from '../../session/deleteAccountData.ts'
import { useSession } from '../../session/sessionStore.ts'
import {
  markAllSeen,
  initialSeenMarks,
  createNewItemCheck,
  storeSeenMarks,
  storedSeenMarks,
  recordSeenItems,
  markSeen,
} from './seenMarks.ts'

const item = (key: string, time: string): CollectedItem => ({
  key,
  kinds: ['photo'],
  name: key,
  time,
  isGot: true,
  channel: { id: 'a', name: 'a', href: '/channel/a' },
  actions: [],
})
const marks = initialSeenMarks(Date.parse('2026-01-31T00:00:00Z'))
const late = item('late', '2026-01-30T00:00:00.000Z')
const early = item('early', '2026-01-01T00:00:00.000Z')

beforeEach(() => localStorage.clear())

it('an item that was collected in the last seven days is new until the member sees it; a new copy makes the item new again (W096, Q254)', () => {
  expect([late, early].filter(createNewItemCheck(marks))).toEqual([late])
  const seen = markSeen(marks, [late, early])
  expect([late, early].filter(createNewItemCheck(seen))).toEqual([])
  expect(createNewItemCheck(seen)({ ...late, time: '2026-01-31T00:00:00.000Z' })).toBe(true)
  expect(markSeen(seen, [late])).toBe(seen)
  expect(createNewItemCheck(marks)({ ...late, isGot: false })).toBe(false)
})

it('a movie that the member has seen on the wall does not become new again when the member watches it (Q254)', () => {
  const movie: CollectedItem = { ...late, kinds: ['movie'] }
  const watched: CollectedItem = { ...late, kinds: ['watched'], time: '2026-01-31T00:00:00.000Z', isGot: undefined }
  const seen = markSeen(marks, mergeToWall([[movie]]))
  expect(mergeToWall([[movie]]).filter(createNewItemCheck(marks))).toHaveLength(1)
  expect(mergeToWall([[movie], [watched]]).filter(createNewItemCheck(seen))).toEqual([])
})

it('marking all collected items as seen stores a single time; items acquired after that time are new (Q254)', () => {
  const all = markAllSeen(markSeen(marks, [late]), [late, early])
  expect(all).toEqual({ until: late.time, seen: {} })
  expect(createNewItemCheck(all)(item('later', '2026-01-30T00:00:01.000Z'))).toBe(true)
})

it('seen marks are stored by account, and malformed stored marks are ignored', () => {
  storeSeenMarks('one', marks)
  expect(storedSeenMarks('one')).toEqual(marks)
  expect(storedSeenMarks('other')).toBeUndefined()
  localStorage.setItem('tsudoi.collection-seen.one', '{"until":"x"}')
  expect(storedSeenMarks('one')).toBeUndefined()
})

it.each(['pagehide', 'visibilitychange'])(
  'the ids of seen items, which are otherwise stored with a delay, are stored immediately on %s (Q254)',
  (goes) => {
    const stored = () => localStorage.getItem('tsudoi.collection-seen.one')
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    recordSeenItems('one', [late], marks)
    recordSeenItems('one', [item('later', '2026-01-30T00:00:01.000Z')], marks)
    expect(stored()).toBeNull()
    dispatchEvent(new Event(goes))
    expect(JSON.parse(stored() ?? '')).toMatchObject({ until: marks.until, seen: { late: late.time } })
    expect(Object.keys((JSON.parse(stored() ?? '') as typeof marks).seen)).toEqual(['late', 'later'])
    isHidden.mockRestore()
  },
)

it('no seen marks are stored after the account is deleted (S036, Q360)', () => {
  useSession.setState({ accountId: 'acc-hikari' })
  recordSeenItems('acc-hikari', [late], marks)
  deleteAccountData()
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('tsudoi.collection-seen.acc-hikari')).toBeNull()
})
