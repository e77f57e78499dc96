import { afterEach, expect, it } from 'vitest'
import { stableHistoryEntryKey } from './stableHistoryEntryKey.ts'

afterEach(() => history.replaceState(null, ''))

it('stableHistoryEntryKey() returns an equal key after a reload, and a new key when the user opens the URL again (Q168)', () => {
  history.replaceState({ idx: 3 }, '')
  const first = stableHistoryEntryKey('default')
  expect(stableHistoryEntryKey('default')).toBe(first)
  expect(history.state).toMatchObject({ idx: 3 })
  // Simulates a bookmark that is opened in the same tab.
  history.pushState(null, '')
  expect(stableHistoryEntryKey('default')).not.toBe(first)
})

it('stableHistoryEntryKey() returns the router’s key of an entry after a navigation within the app', () => {
  expect(stableHistoryEntryKey('k3y')).toBe('k3y')
  expect(history.state).toBeNull()
})
