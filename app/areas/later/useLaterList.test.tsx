import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { laterStore } from '../../later/laterStore.ts'
import { useLaterList } from './useLaterList.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const keysIn = (items: ReturnType<typeof useLaterList>['items']) =>
  items.map(({ key, isRemoved = false }) => key + (isRemoved ? ' (removed)' : ''))

it('a removed item keeps its place in the list until the page is left, and can be restored there (Q489)', () => {
  for (const id of ['1', '2', '3']) laterStore.keep(`event/${id}`, { title: id })
  const { result } = renderHook(() => useLaterList())
  const before = keysIn(result.current.items)
  const second = result.current.items[1]?.key ?? ''
  act(() => result.current.remove(second, true))
  expect(keysIn(result.current.items)).toEqual(before.map((key) => (key === second ? `${key} (removed)` : key)))
  expect(Object.keys(laterStore.read()).length).toBe(3)
  act(() => result.current.remove(second, false))
  expect(keysIn(result.current.items)).toEqual(before)
  act(() => result.current.remove(second, true))
  cleanup()
  expect(keysIn(renderHook(() => useLaterList()).result.current.items)).toHaveLength(2)
})

it('the list shows at once what another tab keeps', () => {
  const { result } = renderHook(() => useLaterList())
  localStorage.setItem('tsudoi.later.guest', JSON.stringify({ 'event/1': { value: { title: 'x' }, at: 1 } }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'tsudoi.later.guest' })))
  expect(keysIn(result.current.items)).toEqual(['event/1'])
})
