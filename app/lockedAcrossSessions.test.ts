import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writingMutation, type PostInFlight } from './posts/internal/write/writing.mutations.ts'
import { reportViewMutation } from './areas/story/player/player.mutations.ts'
import { storedReading } from './areas/story/player/readingStore.ts'
import { queryClient } from './queryClient.ts'
import { tokenCookies } from './session/cookies.ts'
import { resetSessionData } from './session/resetSessionData.ts'
import { resetSession, useSession } from './session/sessionStore.ts'
import { testToken } from './testing/testToken.ts'
import { memberHost } from './testing/memberHost.tsx'

const server = memberHost()
/** Releases all locks, which another tab of this browser holds until then. */
let release = () => {}
beforeEach(() => {
  const gate = new Promise<void>((resolve) => (release = resolve))
  const request = (_name: string, task: () => Promise<unknown>) => gate.then(task)
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const episode = { ipId: 'ip-1', storyGroupId: 'group-1', storyEpisodeId: 'episode-1' }
const target = { mode: 'post' as const, type: 'ip', typeId: 'ip-1' }
const writing: PostInFlight = {
  accountId: 'acc-hikari',
  target,
  text: '星を見ました。',
  media: [],
  mediaList: [],
  since: 0,
  typedAt: 0,
  localId: 'local',
}

const waiting = [
  ['a post', () => queryClient.getMutationCache().build(queryClient, writingMutation(target)).execute(writing)],
  [
    'the end of an episode',
    () =>
      queryClient
        .getMutationCache()
        .build(queryClient, reportViewMutation)
        .execute({ accountId: 'acc-hikari', episode }),
  ],
] as const

it.each(waiting)(
  "%s is not sent for a member who logged in while it waited for another tab's lock (X20, Q350)",
  async (_what, send) => {
    const requests: string[] = []
    server.use(
      http.all('*', ({ request }) => {
        requests.push(request.url)
        return HttpResponse.json({})
      }),
    )
    const sending = send().catch((error: unknown) => error)
    resetSessionData()
    resetSession()
    tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({}) })
    useSession.setState({ accountId: 'acc-sora' })
    release()
    expect(await sending).toMatchObject({ name: 'SessionEnded' })
    expect(requests).toEqual([])
    expect(storedReading('acc-hikari', episode.storyEpisodeId)).toBeUndefined()
  },
)
