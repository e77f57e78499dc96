import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeDatabases } from '../../storage/testing/fakeDatabase.ts'
import { draftFiles, postDrafts } from '../../posts/posts.ts'
import { useDrafts } from './useDrafts.ts'

const place = { type: 'ip', typeId: 'todai', postId: '' }
const draft = (text: string, time: number) => ({ text, media: [], time })

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the list of unsent post drafts on /mypage', () => {
  it('contains this member’s drafts, the latest first, with a link to continue each (W062, W137)', () => {
    postDrafts.write('acc-hikari', { ...place, mode: 'post' }, draft('一', 1_000))
    postDrafts.write('acc-hikari', { ...place, mode: 'reply', postId: 'p/1' }, draft('二', 2_000))
    postDrafts.write('acc-hikari', { ...place, type: 'event', mode: 'post' }, draft('三', 500))
    postDrafts.write('acc-sora', { ...place, mode: 'post' }, draft('別の人', 3_000))
    const { result } = renderHook(() => useDrafts('acc-hikari'))
    expect(result.current.drafts.map(({ text, href }) => [text, href])).toEqual([
      ['二', '/post/ip/todai/p%2F1?write=reply'],
      ['一', '/channel/todai?tab=posts&write=post'],
      ['三', '/unity/post/event/todai?write=post'],
    ])
    expect(renderHook(() => useDrafts('')).result.current.drafts).toEqual([])
  })

  it('has a button to discard each draft, and keeps a draft of a deleted post separate from another draft for the same timeline', () => {
    postDrafts.write('acc-hikari', { ...place, mode: 'comment', postId: 'p' }, draft('下書き', 1))
    postDrafts.write(
      'acc-hikari',
      { ...place, mode: 'comment', postId: 'p' },
      { ...draft('消した文', 2), isDeleted: true },
    )
    const { result } = renderHook(() => useDrafts('acc-hikari'))
    const [deleted] = result.current.drafts
    expect([deleted?.text, deleted?.isDeleted, deleted?.href]).toEqual(['消した文', true, undefined])
    act(() => result.current.discard(deleted?.id ?? ''))
    expect(result.current.drafts.map(({ text }) => text)).toEqual(['下書き'])
  })

  it('deletes the pictures of a discarded draft from the device', async () => {
    vi.stubGlobal('indexedDB', new FakeDatabases())
    const media = (id: string) => ({ id, kind: 'image' as const, name: 'a.jpg', alt: '', width: 4, height: 3 })
    await draftFiles.keep('acc-hikari', 'thrown', new Blob(['photo']))
    await draftFiles.keep('acc-hikari', 'kept', new Blob(['photo']))
    postDrafts.write('acc-hikari', { ...place, mode: 'post' }, { ...draft('一', 1), media: [media('thrown')] })
    const { result } = renderHook(() => useDrafts('acc-hikari'))
    act(() => result.current.discard(result.current.drafts[0]?.id ?? ''))
    await vi.waitFor(async () => expect(await draftFiles.read('acc-hikari', 'thrown')).toBeUndefined())
    expect(await draftFiles.read('acc-hikari', 'kept')).toBeInstanceOf(Blob)
  })

  it('is empty if the storage contains malformed values', () => {
    localStorage.setItem('tsudoi.vault.acc-hikari/draft/post/ip/todai/', '{"text":1}')
    localStorage.setItem('tsudoi.vault.acc-hikari/draft/post/ip/other/', 'no JSON')
    expect(renderHook(() => useDrafts('acc-hikari')).result.current.drafts).toEqual([])
  })
})
