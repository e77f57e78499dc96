import { QueryClientProvider } from '@tanstack/react-query'
import type { Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { cleanup, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { postLater } from './later/postLater.ts'
import { laterStore } from './later/laterStore.ts'
import { openedLivetalkView } from './mappers/openedLivetalkView.ts'
import { postTitle } from './mappers/postTitle.ts'
import { pages } from './pages.ts'
import { channelQuery } from './queries/channel.queries.ts'
import { useCampaignChannel } from './queries/useCampaignChannel.ts'
import { queryClient } from './queryClient.ts'
import { PageContext } from './router/useCurrentPage.ts'
import { foundPostView } from './search/search.mappers.ts'
import { Page } from './shell/Page.tsx'

/** A tag, a Hangul filler and a soft hyphen: none of them is visible. */
const invisible = '\u{E0041}\u115F\u00AD'
const post = {
  type: 'ip',
  typeId: 'todai',
  postId: 'p1',
  depth: '0',
  text: '今夜は晴れです',
  createTime: '2026-01-31T10:00:00.000Z',
  author: { accountId: 'a', nickName: invisible },
} as Post

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
})

const inClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

describe('an invisible name', () => {
  it('is replaced in the title of a post, among found posts, and in the list あとで見る (Q370)', () => {
    postLater.keep({ ...post, type: 'story' }, undefined)
    expect([postTitle(post), foundPostView(post).author]).toEqual(['名前のないユーザーの投稿', '名前のないユーザー'])
    expect(JSON.stringify(Object.values(laterStore.read()))).toContain('名前のないユーザー：今夜は晴れです')
  })

  it('is replaced in a link to a live talk, and in the link from a campaign to its channel (Q370)', () => {
    const talk = { livetalkId: 't', title: invisible, startTime: post.createTime }
    expect(openedLivetalkView(talk).title).toBe('無題')
    const ip = { ipId: 'todai', name: invisible } as Channel
    queryClient.setQueryData(channelQuery('todai', false).queryKey, { ip })
    const { result } = renderHook(() => useCampaignChannel('todai'), { wrapper: inClient })
    expect(result.current.channel.name).toBe('名前のないチャンネル')
  })

  it('does not become the title of the tab, which is then the title in the map of pages (Q370)', () => {
    const page = pages.find(({ path }) => path === '/channel/:id/movie/:videoId')!
    const titles = [invisible, '深夜便', undefined].map((title) => {
      render(
        <MemoryRouter>
          <PageContext value={page}>
            <Page title={title}>{null}</Page>
          </PageContext>
        </MemoryRouter>,
      )
      return document.title
    })
    expect(titles).toEqual([page.title, '深夜便', page.title].map((title) => `${title}｜tsudoi 集い`))
  })
})
