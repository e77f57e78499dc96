import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteMemberData } from '../session/logout.ts'
import { isPersonalKey } from '../storage/storageKeys.ts'
import { blockStorage } from '../testing/blockStorage.ts'
import { recentSearches } from './recentSearches.ts'

const key = 'tsudoi.recent-searches'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the recent searches (Q496)', () => {
  it('are the latest ten, each once, whatever its kana, width and spaces', () => {
    for (let at = 1; at <= 12; at += 1) recentSearches.add(`灯台${at}`)
    recentSearches.add(' 灯台５ ')
    expect(recentSearches.read()).toEqual(['灯台５', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `灯台${at}`)])
    recentSearches.add('　')
    recentSearches.add('・')
    expect(recentSearches.read()).toHaveLength(10)
    expect(recentSearches.read()).toBe(recentSearches.read())
  })

  it('can be removed one by one, and all together', () => {
    for (const each of ['一', '二', '三']) recentSearches.add(each)
    recentSearches.remove('二')
    expect(recentSearches.read()).toEqual(['三', '一'])
    recentSearches.clear()
    expect(recentSearches.read()).toEqual([])
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('are deleted by a log-out, and their storage key counts as personal', () => {
    recentSearches.add('灯台')
    deleteMemberData()
    expect(recentSearches.read()).toEqual([])
    expect(isPersonalKey(key)).toBe(true)
  })

  it('are shortened if another build has stored longer ones, and contain neither duplicates nor values of other types', () => {
    localStorage.setItem(key, JSON.stringify(['星'.repeat(5_000), 1, null, '月', '月', ...Array(1_000).fill('星')]))
    expect(recentSearches.read()).toEqual([`${'星'.repeat(99)}…`, '月', '星'])
  })

  it('last for the tab if the browser blocks its storage', () => {
    blockStorage()
    recentSearches.add('灯台')
    expect(recentSearches.read()).toEqual(['灯台'])
    recentSearches.clear()
    expect(recentSearches.read()).toEqual([])
  })
})
