import type { CollectedItem } from '@tsudoi/design-system/screens/collection/collection.types'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useSession } from '../../session/sessionStore.ts'
import { storeSeenMarks, storedSeenMarks, type SeenMarks } from './seenMarks.ts'
import { useNewItemMarks } from './useNewItemMarks.ts'

const item = (key: string, time: string): CollectedItem => ({
  key,
  kinds: ['photo'],
  name: key,
  time,
  isGot: true,
  channel: { id: 'todai', name: '灯台放送局', href: '/channel/todai' },
  actions: [],
})
const items = [item('photo:a', '2026-01-30T00:00:00.000Z'), item('photo:b', '2026-01-31T00:00:00.000Z')]
const marks: SeenMarks = { until: '2026-01-01T00:00:00.000Z', seen: { 'photo:old': '2026-01-20T00:00:00.000Z' } }
const open = () => renderHook(() => useNewItemMarks(items)).result
const newOnes = ({ isNew }: ReturnType<typeof useNewItemMarks>) => items.filter(isNew).map(({ key }) => key)

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ accountId: 'acc-hikari' })
  storeSeenMarks('acc-hikari', marks)
})

it('a new item of the collection keeps its mark during the visit in which the member sees it, and has none on the next visit (W096, Q254)', () => {
  const first = open()
  act(() => first.current.onSeen(['photo:a', 'photo:gone']))
  expect(newOnes(first.current)).toEqual(['photo:a', 'photo:b'])
  expect(newOnes(open().current)).toEqual(['photo:b'])
})

it('a button removes the marks of all new items of the collection, and undo restores the marks on the screen and on the device (W096, Q254)', () => {
  const seen = open()
  act(() => seen.current.onSeen(['photo:a']))
  const before = storedSeenMarks('acc-hikari')
  expect(seen.current.onUndoSeen).toBeUndefined()
  act(() => seen.current.onAllSeen())
  expect(newOnes(seen.current)).toEqual([])
  expect(storedSeenMarks('acc-hikari')).toEqual({ until: '2026-01-31T00:00:00.000Z', seen: {} })
  act(() => seen.current.onUndoSeen?.())
  expect(newOnes(seen.current)).toEqual(['photo:a', 'photo:b'])
  expect(storedSeenMarks('acc-hikari')).toEqual(before)
  expect(seen.current.onUndoSeen).toBeUndefined()
})
