import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { usePostSearch } from './usePostSearch.ts'

const server = memberHost()
afterEach(cleanup)

const channels = ['a', 'b'].map((ipId) => ({
  ipId,
  name: ipId,
  category: '',
  description: '',
  followerCount: 0,
  hasFollowed: ipId === 'b',
})) as never
const post = (postId: string, accountId: string) => ({
  id: postId,
  postId,
  type: 'ip',
  typeId: 'b',
  depth: '0',
  rootPostId: postId,
  text: '星を見ました。',
  author: { accountId, nickName: accountId, uniqueName: accountId, isOfficial: false },
  like: { count: 0 },
  childrenCount: 0,
  createTime: '2026-01-31T10:00:00Z',
})

const block = (targetAccountId: string) => ({
  targetAccountId,
  isHiddenByBlock: true,
  nickName: 'x',
  uniqueName: 'x',
  createTime: '2026-01-31T10:00:00Z',
})

function host(answer: () => Response, blocked: readonly string[] = []) {
  const asked: string[] = []
  server.use(
    http.get('*/v2/block', () => HttpResponse.json({ blockUserLists: blocked.map(block), seek: { hasNext: false } })),
    http.get('*/v2/ip/:id/post/search', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      asked.push([pathname.replace('/hosts/app', ''), searchParams.get('q'), searchParams.get('kana')].join(' '))
      return answer()
    }),
  )
  return asked
}
const search = (words: string, channel?: string) =>
  renderHook(
    (props: { words: string }) =>
      usePostSearch({ channels, channel, onChannel: vi.fn<(id: string | undefined) => void>(), ...props }),
    {
      wrapper: queryWrapper,
      initialProps: { words },
    },
  )
const found = () => HttpResponse.json({ postList: [post('1', 'x'), post('2', 'y')], seek: { hasNext: false } })

describe('the search for posts (Q498)', () => {
  it('searches the first followed channel, or the channel in the URL, for the words converted to kana', async () => {
    const asked = host(found)
    const { result } = search(' raibu 星 ')
    await waitFor(() => expect(result.current.found).toMatchObject({ items: { state: 'ready' } }))
    expect(result.current.channels.map(({ id }) => id)).toEqual(['b', 'a'])
    search('星', 'a')
    await waitFor(() => expect(asked).toEqual(['/v2/ip/b/post/search raibu 星 ライブ 星', '/v2/ip/a/post/search 星 ']))
  })

  it.each(['', '　', '・', '星'.repeat(101)])('sends nothing for %j', (words) => {
    const asked = host(found)
    expect(search(words).result.current.found).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is unavailable on a host without this call', async () => {
    host(() => HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 }))
    const { result } = search('星')
    await waitFor(() => expect(result.current.found).toBe('unavailable'))
  })

  it('shows a failure that can be retried', async () => {
    host(() => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 }))
    const { result } = search('星')
    await waitFor(() => expect(result.current.found).toMatchObject({ items: { state: 'failed' } }))
  })

  it('shows the title of a post instead of its text if the author has covered the post (Q515)', async () => {
    const covered = { ...post('1', 'ひかり'), spoiler: { label: '曲目' } }
    host(() => HttpResponse.json({ postList: [covered, post('2', 'y')], seek: { hasNext: false } }))
    const { result } = search('星')
    const items = { data: [{ text: 'ひかりの投稿' }, { text: '星を見ました。' }] }
    await waitFor(() => expect(result.current.found).toMatchObject({ items }))
  })

  it('leaves out the posts of blocked authors, even if an older answer contains them (S047)', async () => {
    host(found, ['x'])
    const { result } = search('星')
    await waitFor(() => expect(result.current.found).toMatchObject({ items: { data: [{ id: '2' }] } }))
  })
})
