import { QueryObserver } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { setOffline } from '../../connection/connection.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import { storyGroupQuery } from '../../queries/story.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useSession } from '../../session/sessionStore.ts'
import { memberHost } from '../../testing/memberHost.tsx'
import { retryUnsentViews } from './retryUnsentViews.ts'
import { storeReading, unsentViewReports, storedReadingProgress } from './player/readingStore.ts'

const server = memberHost()
const episode = { ipId: 'ip', storyGroupId: 'group', storyEpisodeId: 'two' }
const photo = { itemKind: 'PHOTO', itemId: 'p', name: '観測所の夜', amount: 1 }
const storeUnsentView = () => storeReading('acc-hikari', 'two', { position: 9, count: 9, owed: episode })

/** Mocks a server that records the episodes reported as viewed. */
function host(): string[] {
  const reported: string[] = []
  server.use(
    http.post('*/v2/story/group/:ipId/:groupId/view/:episodeId', ({ params }) => {
      reported.push(String(params['episodeId']))
      return HttpResponse.json({ actionReward: photo, balance: { total: 10, free: 10, paid: 0 } })
    }),
  )
  return reported
}

beforeEach(() => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: LockOptions, task: () => Promise<unknown>) => (last = last.then(task, task))
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  setOffline(false)
})

it('the app sends the unsent report about an episode that was read in an earlier visit once, on any page (C105)', async () => {
  const reported = host()
  storeUnsentView()
  retryUnsentViews()
  setOffline(true)
  setOffline(false)
  await vi.waitFor(
    () => expect(storedReadingProgress('acc-hikari', 'two')).toMatchObject({ isViewed: true, reward: photo }),
    60_000,
  )
  expect([reported, unsentViewReports('acc-hikari')]).toEqual([['two'], []])
})

it('the app sends unsent reports about read episodes when the device is online again, even if there was none at its start (C105)', async () => {
  const reported = host()
  retryUnsentViews()
  setOffline(true)
  storeUnsentView()
  expect(reported).toEqual([])
  setOffline(false)
  await vi.waitFor(() => expect(reported).toEqual(['two']), 60_000)
})

it('the app sends no report about read episodes for a guest, and none about an episode that another account has read', async () => {
  const reported = host()
  storeUnsentView()
  storeReading('acc-sora', 'one', { owed: { ...episode, storyEpisodeId: 'one' } })
  for (const accountId of ['', 'acc-hikari']) {
    useSession.setState({ accountId })
    retryUnsentViews()
  }
  await vi.waitFor(() => expect(storedReadingProgress('acc-hikari', 'two')?.isViewed).toBe(true), 60_000)
  expect([reported, unsentViewReports('acc-sora').length]).toEqual([['two'], 1])
})

it('the page of a story, and the collection, show an episode as read once the server has accepted its unsent report (C105)', async () => {
  const story = {
    storyGroup: {
      storyGroupId: 'group',
      ipId: 'ip',
      ipName: '灯台放送局',
      name: '始発',
      genre: 'MAIN',
      playType: 'STORY_PLAY_TYPE_PORTRAIT',
      episodeCount: 1,
      publicationStartTime: '2026-01-01T00:00:00Z',
      publicationEndTime: '2027-01-01T00:00:00Z',
    },
    episodeList: [{ storyEpisodeId: 'two', title: '二', consumeCoin: 0 }],
  }
  let isRead = false
  server.use(
    http.get('*/v2/story/group/ip/group', () =>
      HttpResponse.json({ ...story, episodeList: story.episodeList.map((episode) => ({ ...episode, isRead })) }),
    ),
    http.post('*/v2/story/group/:ipId/:groupId/view/:episodeId', () => {
      isRead = true
      return HttpResponse.json({ balance: { total: 10, free: 10, paid: 0 } })
    }),
  )
  const query = storyGroupQuery('ip', 'group', true)
  const shown = () => queryClient.getQueryData(query.queryKey)?.episodeList[0]?.isRead
  onTestFinished(new QueryObserver(queryClient, query).subscribe(() => {}))
  await vi.waitFor(() => expect(shown()).toBe(false), 60_000)
  queryClient.setQueryData(collectionKeys.privilegeStory('group'), {})
  storeUnsentView()
  retryUnsentViews()
  await vi.waitFor(() => expect(shown()).toBe(true), 60_000)
  expect(queryClient.getQueryState(collectionKeys.privilegeStory('group'))?.isInvalidated).toBe(true)
})
