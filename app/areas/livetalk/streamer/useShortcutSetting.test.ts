import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useShortcutSetting } from './useShortcutSetting.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** The setting as read after a reload. */
const hasKeys = () => renderHook(() => useShortcutSetting()).result.current[0]

it('the streamer’s page keeps the keyboard shortcuts switched off after a reload, until they are switched on again (W122)', () => {
  const { result } = renderHook(() => useShortcutSetting())
  expect(result.current[0]).toBe(true)
  act(() => result.current[1](false))
  expect([result.current[0], hasKeys()]).toEqual([false, false])
  act(() => result.current[1](true))
  expect([result.current[0], hasKeys(), localStorage.length]).toEqual([true, true, 0])
})
