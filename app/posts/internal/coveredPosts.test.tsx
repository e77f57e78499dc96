import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Muting } from '../../muting/muting.ts'
import { queryClient } from '../../queryClient.ts'
import type { CachedPost } from './post.cache.ts'
import { postKeys } from './post.keys.ts'
import { answersQuery, timelineQuery } from './post.queries.ts'
import { postEntriesOf, type ReaderContext } from './postEntries.ts'
import { usePostList } from './usePostList.ts'
import { useThread } from './useThread.ts'
import { fakePost } from './write/testing/fakePost.ts'

vi.mock('../../api/call.ts', () => ({ call: async () => new Promise(() => undefined) }))

/** Covers content with the text ライブ. */
const muting: Muting = {
  coverOf: ({ texts }) =>
    texts.some((text) => text?.includes('ライブ')) ? { words: ['ライブ'], onOpen: () => undefined } : undefined,
}
const reading: ReaderContext = { reader: 'acc-sora', hidden: new Map(), likes: new Map(), muting }
const viewOf = (post: CachedPost, context = reading) => {
  const [entry] = postEntriesOf([post], context)
  return entry?.is === 'post' ? entry.post : undefined
}
const author = { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari01', isOfficial: false }
const media = { mediaId: 'm', type: 'IMAGE' as const, url: '/media/x.png', width: 1, height: 1 }
const linkPreview = { url: 'https://todai.example.jp/', title: '便り' }

afterEach(() => queryClient.clear())

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MemoryRouter>
)

describe('a post is covered if a muted word is in (Q512)', () => {
  it.each<[string, Partial<CachedPost>]>([
    ['its text', { text: 'きのうのライブ' }],
    ['its author’s name', { author: { ...author, nickName: 'ライブ好き' } }],
    ['its author’s unique name', { author: { ...author, uniqueName: 'ライブ' } }],
    ['the description of a picture', { mediaList: [{ ...media, alt: 'ライブの写真' }] }],
    ['the title of its preview', { linkPreview: { ...linkPreview, title: 'ライブ' } }],
    ['the description of its preview', { linkPreview: { ...linkPreview, description: 'ライブ' } }],
    ['the site of its preview', { linkPreview: { ...linkPreview, siteName: 'ライブ' } }],
    ['the label of its author’s cover', { spoiler: { label: 'ライブ' } }],
  ])('%s', (_, more) => {
    expect(viewOf(fakePost('post-1', more))?.muted?.words).toEqual(['ライブ'])
    expect(viewOf(fakePost('post-1'))?.muted).toBeUndefined()
  })

  it('with a cover whose link to the list of muted words is absent in the host app, which has no such page (R048)', () => {
    const coverOf = () => ({ words: ['ライブ'], onOpen: () => undefined, listHref: '/mypage/mutes' })
    const hrefs = [undefined, () => '/unity/post/1'].map(
      (hrefOf) => viewOf(fakePost('post-1'), { ...reading, muting: { coverOf }, hrefOf })?.muted?.listHref,
    )
    expect(hrefs).toEqual(['/mypage/mutes', undefined])
  })

  it('but not if the reader has written it', () => {
    const own = fakePost('post-1', { text: 'きのうのライブ' })
    expect(viewOf(own, { ...reading, reader: 'acc-hikari' })?.muted).toBeUndefined()
  })

  it('and its view is the same object until the muted words change', () => {
    const post = fakePost('post-1', { text: 'きのうのライブ' })
    expect(viewOf(post)).toBe(viewOf(post))
    expect(viewOf(post, { ...reading, muting: { coverOf: () => undefined } })?.muted).toBeUndefined()
  })
})

describe('the cover of an author (Q515)', () => {
  it('is closed until the reader opens it, and has its label', () => {
    const post = fakePost('post-1', { spoiler: { label: ' ライブの曲目 ' } })
    expect(viewOf(post)?.spoiler).toEqual({ label: 'ライブの曲目', isOpen: false })
    expect(viewOf(post, { ...reading, openedSpoilers: new Set(['post-1']) })?.spoiler?.isOpen).toBe(true)
    expect(viewOf(post)?.spoiler?.isOpen).toBe(false)
    expect(viewOf(fakePost('post-1', { spoiler: {} }))?.spoiler).toEqual({ label: undefined, isOpen: false })
    expect(viewOf(fakePost('post-1'))?.spoiler).toBeUndefined()
  })
})

describe('before the muted words are known (Q513)', () => {
  const page = { pages: [{ items: [fakePost('post-1')] }], pageParams: [undefined] }
  const address = { type: 'ip', typeId: 'ip-hoshiyomi', postId: 'post-1' }
  const waiting: ReaderContext = { ...reading, muting: undefined, isLoading: true }

  it.each([
    ['a timeline', timelineQuery(address)],
    ['a timeline with only officials', timelineQuery(address, true)],
    ['a member’s timeline', timelineQuery({ type: 'account', typeId: 'acc-hikari' })],
    ['answers', answersQuery(address)],
  ])('no post of %s is shown', async (_, options) => {
    queryClient.setQueryData(options.queryKey, page as never)
    const shown = (context: ReaderContext) =>
      renderHook(() => usePostList(options, context), { wrapper }).result.current.posts.items.state
    expect(shown(waiting)).toBe('loading')
    expect(shown(reading)).toBe('ready')
  })

  it('neither a post nor the posts that it answers are shown', async () => {
    queryClient.setQueryData(postKeys.one(address), fakePost('post-1'))
    const state = (context: ReaderContext) =>
      renderHook(() => useThread(address, context), { wrapper }).result.current.thread.state
    await waitFor(() => expect(state(reading)).toBe('ready'))
    expect(state(waiting)).toBe('loading')
  })
})

it('only one function makes views of posts, so that every list and page covers them (Q512)', () => {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: (name) => /\.test\./.test(name) })
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('postView(')).toSorted()).toEqual([
    'app/posts/internal/post.mappers.ts',
    'app/posts/internal/postEntries.ts',
  ])
})
