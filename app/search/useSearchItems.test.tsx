import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { maxStoryChannels } from './search.queries.ts'
import { useSearchItems } from './useSearchItems.ts'

const server = memberHost()
afterEach(cleanup)

const seek = { hasNext: false }
const time = '2026-01-31T10:00:00Z'
const channel = (ipId: string, hasFollowed = false) => ({
  ipId,
  name: `チャンネル${ipId}`,
  category: 'バンド',
  description: '',
  followerCount: 0,
  oshiColor: '#123456',
  hasFollowed,
  publicationStartTime: time,
  publicationEndTime: time,
})
const story = (ipId: string) => ({
  storyGroupId: `s-${ipId}`,
  ipId,
  ipName: `チャンネル${ipId}`,
  name: `物語${ipId}`,
  genre: 'MAIN',
  episodeCount: 1,
  playType: 'STORY_PLAY_TYPE_PORTRAIT',
  publicationStartTime: time,
  publicationEndTime: time,
})
const photo = {
  photoId: 'p1',
  ipId: 'b',
  ipName: 'チャンネルb',
  name: '写真一',
  image: 'photo/1.webp',
  rarity: 'N',
  ownedCount: 1,
  acquiredTime: time,
}

/** The answers of all calls of the search; a path that is not among them has an empty list. */
const answers: Record<string, object> = {
  '*/v2/ip': { list: [channel('a'), channel('b', true)], total: 2 },
  '*/v1/event': { events: [], seek },
  '*/v2/video': { videos: [], seek },
  '*/v2/collection/photo': { photos: [photo], total: 1 },
  '*/v2/collection/movie': { movies: [], seek },
  '*/v2/collection/video/ondemand': { videos: [], seek },
  '*/v2/collection/story/group/available': { storyGroups: [], seek },
  '*/v2/collection/story/group/privilege': { storyPrivilegeGroups: [], seek },
  '*/v2/collection/story/group/history': { storyGroups: [], seek },
  '*/v2/collection/special/privilege': { tickets: [], seek },
  '*/v2/collection/special': { specials: [], seek },
  '*/v2/collection/lottery': { lottery: [], hasNext: false },
  '*/v2/collection/preorder': { preorder: [], hasNext: false },
}
const broken = () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })

/**
 * Simulates a server. Returns the paths that were called, and the maximum number of calls for stories that were in
 * flight.
 */
function host(changed: Record<string, object | (() => Response)> = {}) {
  const seen: string[] = []
  const flight = { now: 0, most: 0 }
  server.events.removeAllListeners()
  server.events.on(
    'request:start',
    ({ request }) => void seen.push(new URL(request.url).pathname.replace('/hosts/app', '')),
  )
  server.use(
    ...Object.entries({ ...answers, ...changed }).map(([path, answer]) =>
      http.get(path, () => (typeof answer === 'function' ? (answer as () => Response)() : HttpResponse.json(answer))),
    ),
    http.get('*/v2/story/group', async ({ request }) => {
      flight.now += 1
      flight.most = Math.max(flight.most, flight.now)
      await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
      flight.now -= 1
      return HttpResponse.json({ storyGroups: [story(new URL(request.url).searchParams.get('ipId') ?? '')] })
    }),
  )
  return { seen, flight }
}

async function loaded(isMember = true) {
  const { result } = renderHook(() => useSearchItems(isMember), { wrapper: queryWrapper })
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  return result
}

describe('what the search finds on the device (Q495)', () => {
  it('consists of the channels, their stories, videos and events, and the member’s collection', async () => {
    host()
    const result = await loaded()
    expect(result.current.items.map(({ key, title, isFollowed }) => [key, title, isFollowed])).toEqual([
      ['channel/a', 'チャンネルa', false],
      ['channel/b', 'チャンネルb', true],
      ['story/b/s-b', '物語b', true],
      ['story/a/s-a', '物語a', false],
      ['collection/photo:p1', '写真一', undefined],
    ])
    expect(result.current.items.at(-1)?.href).toBe('/collection?item=photo%3Ap1')
    expect(result.current.items.find(({ kind }) => kind === 'story')?.channelName).toBe('チャンネルb')
    expect(result.current.gaps).toMatchObject({ failed: [], cut: [] })
  })

  it('contains no collection for a guest, for whom none is requested', async () => {
    const { seen } = host()
    const result = await loaded(false)
    expect(result.current.items.map(({ kind }) => kind)).toEqual(['channel', 'channel', 'story', 'story'])
    expect(seen.filter((path) => path.includes('collection'))).toEqual([])
    expect(result.current.gaps.failed).toEqual([])
  })

  it.each([
    ['*/v2/ip', ['チャンネル', 'ストーリー']],
    ['*/v2/video', ['動画']],
    ['*/v1/event', ['イベント']],
    ['*/v2/collection/photo', ['コレクション']],
  ])('names the missing lists if %s fails, and contains the rest', async (path, failed) => {
    host({ [path]: broken })
    const result = await loaded()
    expect(result.current.gaps.failed).toEqual(failed)
    host()
    result.current.gaps.onRetry()
    await waitFor(() => expect(result.current.gaps.failed).toEqual([]))
    await waitFor(() => expect(result.current.items.map(({ kind }) => kind)).toContain('collection'))
  })

  it('is nothing without a network, with the names of all lists', async () => {
    server.use(http.get('*', () => HttpResponse.error()))
    const result = await loaded()
    expect(result.current.items).toEqual([])
    expect(result.current.gaps.failed).toEqual(['チャンネル', 'イベント', '動画', 'ストーリー', 'コレクション'])
  })

  it('contains the stories of at most 50 channels, followed ones first, requested with four calls at a time', async () => {
    const list = Array.from({ length: 80 }, (_, at) => channel(`c${at}`, at === 79))
    const { seen, flight } = host({ '*/v2/ip': { list, total: 80 } })
    const result = await loaded()
    const stories = result.current.items.filter(({ kind }) => kind === 'story')
    expect([stories.length, stories[0]?.title]).toEqual([maxStoryChannels, '物語c79'])
    expect(seen.filter((path) => path === '/v2/story/group')).toHaveLength(maxStoryChannels)
    expect(flight.most).toBeLessThanOrEqual(4)
    expect(result.current.gaps.cut).toEqual(['ストーリー'])
  })
})
