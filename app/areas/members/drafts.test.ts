import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { postVault } from '../../session/postVault.ts'
import { useDrafts } from './useDrafts.ts'

const place = { type: 'ip', typeId: 'todai', postId: '' }
const draft = (text: string, time: number) => ({ text, media: [], time })

beforeEach(() => localStorage.clear())

describe('drafts on /mypage', () => {
  it('are those of this member, the latest first, with the way to go on (W062, W137)', () => {
    postVault.write('acc-hikari', { ...place, mode: 'post' }, draft('一', 1_000))
    postVault.write('acc-hikari', { ...place, mode: 'reply', postId: 'p/1' }, draft('二', 2_000))
    postVault.write('acc-hikari', { ...place, type: 'event', mode: 'post' }, draft('三', 500))
    postVault.write('acc-sora', { ...place, mode: 'post' }, draft('別の人', 3_000))
    const { result } = renderHook(() => useDrafts('acc-hikari'))
    expect(result.current.drafts.map(({ text, href }) => [text, href])).toEqual([
      ['二', '/post/ip/todai/p%2F1'],
      ['一', '/channel/todai?tab=posts'],
      ['三', undefined],
    ])
    expect(renderHook(() => useDrafts('')).result.current.drafts).toEqual([])
  })

  it('can be thrown away one by one; a deleted post and a draft of its place are two', () => {
    postVault.write('acc-hikari', { ...place, mode: 'comment', postId: 'p' }, draft('下書き', 1))
    postVault.write(
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

  it('survive what somebody else wrote into the storage', () => {
    localStorage.setItem('tsudoi.vault.acc-hikari/draft/post/ip/todai/', '{"text":1}')
    localStorage.setItem('tsudoi.vault.acc-hikari/draft/post/ip/other/', 'no JSON')
    expect(renderHook(() => useDrafts('acc-hikari')).result.current.drafts).toEqual([])
  })
})
