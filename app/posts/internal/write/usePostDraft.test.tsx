import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WritingTarget } from '../writing.types.ts'
import { postDrafts, type DraftMedia } from '../postDrafts.ts'
import { usePostDraft } from './usePostDraft.ts'

const target: WritingTarget = { type: 'ip', typeId: 'ip-hoshiyomi', mode: 'post' }
const place = { type: 'ip', typeId: 'ip-hoshiyomi', mode: 'post' as const, postId: '' }
const photo: DraftMedia = { id: 'photo', kind: 'image', name: '1.jpg', alt: '', width: 4, height: 3 }

const open = () => renderHook(() => usePostDraft('acc-hikari', target))
const type = (tab: ReturnType<typeof open>, text: string) => act(() => tab.result.current.change({ text }))
/** Writes to the draft like another tab, one second later. */
const writeElsewhere = (text: string, media: DraftMedia[] = []) => {
  vi.advanceTimersByTime(1_000)
  postDrafts.write('acc-hikari', place, { text, media, time: Date.now() })
}
const kept = () => postDrafts.list('acc-hikari').map(({ text, media }) => [text, media.length])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a draft that is open in two tabs', () => {
  it.each([
    ['a storage event arrives', () => window.dispatchEvent(new Event('storage'))],
    ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['the page is restored from the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('shows the latest text in both tabs as soon as %s', (_what, happens) => {
    const tab = open()
    type(tab, '一')
    writeElsewhere('一、別のタブで書いた続き', [photo])
    act(() => void happens())
    expect(tab.result.current.draft.text).toBe('一、別のタブで書いた続き')
    vi.advanceTimersByTime(1_000)
    type(tab, '一、別のタブで書いた続き。')
    expect(kept()).toEqual([['一、別のタブで書いた続き。', 1]])
  })

  it('keeps the version of the other tab, which this tab has not shown, as a separate draft without media', () => {
    const tab = open()
    act(() => tab.result.current.change({ text: '一', media: [photo] }))
    writeElsewhere('一、別のタブで書いた続き', [photo])
    vi.advanceTimersByTime(1_000)
    type(tab, '一。')
    expect(kept()).toEqual([
      ['一。', 1],
      ['一、別のタブで書いた続き', 0],
    ])
    for (const draft of postDrafts.list('acc-hikari')) postDrafts.erase('acc-hikari', draft)
    expect(kept()).toEqual([])
  })

  it('is not replaced by an older version from another tab', () => {
    const tab = open()
    vi.advanceTimersByTime(1_000)
    type(tab, '新しい文')
    postDrafts.write('acc-hikari', place, { text: '古い文', media: [], time: Date.now() - 500 })
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(tab.result.current.draft.text).toBe('新しい文')
  })
})
