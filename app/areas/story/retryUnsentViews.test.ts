import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setOffline } from '../../connection/connection.ts'
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
