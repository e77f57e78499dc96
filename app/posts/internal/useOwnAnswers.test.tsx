import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePost } from './write/testing/fakePost.ts'
import type { CachedPost } from './post.cache.ts'
import { insertPost, replacePost } from './write/ownPost.cache.ts'
import { postKeys } from './post.keys.ts'
import { queryClient } from '../../queryClient.ts'
import type { ReaderContext } from './postEntries.ts'
import { useOwnAnswers } from './useOwnAnswers.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const address = { type: 'ip', typeId: 'ip-hoshiyomi', postId: 'root' }
const reading: ReaderContext = { reader: 'acc-hikari', hidden: new Map(), likes: new Map() }
const answer = (postId: string) => fakePost(postId, { depth: '1', parentPostId: 'root', rootPostId: 'root' })
/** Caches a list of answers with one loaded page. */
const read = (next: string | undefined, ...ids: string[]) =>
  queryClient.setQueryData(postKeys.answers(address), {
    pages: [{ items: ids.map(answer), next }],
    pageParams: [undefined],
  })

afterEach(() => queryClient.clear())

describe('the member’s own answer to a post whose answers are not all loaded (S052)', () => {
  it('is shown separately from the list while it is sent and afterwards, until the list contains it', async () => {
    read('later', 'first')
    const { result, rerender } = renderHook(({ list }) => useOwnAnswers(address, list, reading), {
      wrapper,
      initialProps: { list: [answer('first')] as CachedPost[] },
    })
    const shown = () =>
      result.current.map((entry) => entry.is === 'post' && [entry.post.id, entry.post.key, entry.post.isPending])
    expect(shown()).toEqual([])
    act(() => insertPost({ ...answer('local'), isSending: true }))
    await waitFor(() => expect(shown()).toEqual([['local', 'local', true]]))
    act(() => replacePost(answer('real'), 'local'))
    await waitFor(() => expect(shown()).toEqual([['real', 'local', false]]))
    rerender({ list: [answer('first'), answer('real')] })
    expect(shown()).toEqual([])
  })

  it('is shown in the list if all answers are loaded', () => {
    read(undefined, 'first')
    const { result } = renderHook(() => useOwnAnswers(address, undefined, reading), { wrapper })
    act(() => insertPost(answer('own')))
    expect(result.current).toEqual([])
    const list = queryClient.getQueryData<{ pages: { items: CachedPost[] }[] }>(postKeys.answers(address))
    expect(list?.pages[0]?.items.map(({ postId }) => postId)).toEqual(['first', 'own'])
  })
})
