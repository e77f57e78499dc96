import { afterEach, expect, it } from 'vitest'
import { stableHistoryEntryKey } from './stableHistoryEntryKey.ts'

afterEach(() => history.replaceState(null, ''))

it('the key of a history entry is the same after a reload, and another one when the same URL is loaded again (Q168)', () => {
  history.replaceState({ idx: 3 }, '')
  const first = stableHistoryEntryKey('default')
  expect(stableHistoryEntryKey('default')).toBe(first)
  expect(history.state).toMatchObject({ idx: 3 })
  // Simulates a bookmark that is opened in the same tab.
  history.pushState(null, '')
  expect(stableHistoryEntryKey('default')).not.toBe(first)
})

it('the key of a history entry is the router’s key after a navigation within the app', () => {
  expect(stableHistoryEntryKey('k3y')).toBe('k3y')
  expect(history.state).toBeNull()
})
