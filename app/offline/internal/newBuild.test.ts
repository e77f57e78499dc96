import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { formDrafts } from '../../forms/formDrafts.ts'
import { setOffline } from '../../connection/connection.ts'
import { checkForNewBuild, mayLoadNewBuild, reloadForBuild, useNewBuild, watchForNewBuild } from './newBuild.ts'
import type * as Talk from '../../talk/talk.ts'
import { newBuildReload } from '../../router/newBuildReload.ts'

/** Whether this page is in a talk room. */
const talk = vi.hoisted(() => ({ isOpen: false }))
vi.mock('../../talk/talk.ts', async (load) => ({ ...(await load<typeof Talk>()), isTalkOpen: () => talk.isOpen }))

const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
const detectedBuild = () => useNewBuild.getState().build

const ownBuildPath = '/assets/index-1.js'
const mayLoadOnVisit = () => mayLoadNewBuild('/home', '/channel')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  setOffline(false)
  sessionStorage.clear()
  formDrafts.remove('profile')
  queryClient.clear()
  document.body.innerHTML = ''
  useNewBuild.setState({ build: undefined })
})

it('the check for a new build finds a build that differs from the page’s own (S088)', async () => {
  answer({ build: ownBuildPath })
  await checkForNewBuild(ownBuildPath)
  expect(detectedBuild()).toBeUndefined()
  answer({ build: '/assets/index-2.js' })
  await checkForNewBuild(ownBuildPath)
  expect(detectedBuild()).toBe('/assets/index-2.js')
})

it.each([
  ['a server that answers with a page', { title: 'x' }, 200],
  ['a server without the file', { build: '/assets/index-2.js' }, 404],
])('the check for a new build ignores %s', async (_, body, status) => {
  answer(body, status)
  await checkForNewBuild(ownBuildPath)
  expect(detectedBuild()).toBeUndefined()
})

it('the page reloads once per build, even if the server still sends the old script after the reload (S088)', async () => {
  answer({ build: '/assets/index-2.js' })
  await checkForNewBuild(ownBuildPath)
  const reload = vi.fn<() => void>()
  reloadForBuild(reload)
  expect(reload).toHaveBeenCalledOnce()
  useNewBuild.setState({ build: undefined })
  await checkForNewBuild(ownBuildPath)
  expect(detectedBuild()).toBeUndefined()
})

it('a navigation between pages loads a newer build once the check has found that build, and not before (Q284)', async () => {
  expect(mayLoadNewBuild('/home', '/channel')).toBe(false)
  useNewBuild.setState({ build: '/assets/index-2.js' })
  expect(mayLoadNewBuild('/home', '/channel')).toBe(true)
})

it.each([
  ['/search', '/search'],
  ['/purchase', '/purchase/card'],
  ['/coin', '/purchase/confirm'],
  ['/profile/confirm', '/profile/finish'],
  ['/channel/todai/gacha/result', '/home'],
  ['/livetalk/todai-1', '/livetalk/todai-1/call/slot-1'],
  ['/livetalk/todai-1/call/slot-1', '/home'],
  ['/livetalk/rehearsal', '/livetalk/todai-1'],
])(
  'a newer build is not loaded within a page, or between the steps of an order, a form or a talk: %s to %s (Q284)',
  (from, to) => {
    useNewBuild.setState({ build: '/assets/index-2.js' })
    expect(mayLoadNewBuild(from, to)).toBe(false)
  },
)

it('a newer build is not loaded while the user types, sends or plays something (Q284)', async () => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  expect(mayLoadOnVisit()).toBe(true)
  formDrafts.write('profile', '{"nickName":"ひかり"}')
  expect(mayLoadOnVisit()).toBe(false)
  formDrafts.remove('profile')
  const sent = Promise.withResolvers<void>()
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => sent.promise })
  const ended = mutation.execute(undefined)
  expect(mayLoadOnVisit()).toBe(false)
  sent.resolve()
  await ended
  expect(mayLoadOnVisit()).toBe(true)
  document.body.innerHTML = '<video></video>'
  const video = document.querySelector('video')!
  Object.defineProperty(video, 'paused', { value: false })
  Object.defineProperty(video, 'ended', { value: false })
  expect(mayLoadOnVisit()).toBe(false)
})

it('a newer build is not loaded while the page is in a talk room (Q284, W121)', () => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  talk.isOpen = true
  expect(mayLoadOnVisit()).toBe(false)
  talk.isOpen = false
  expect(mayLoadOnVisit()).toBe(true)
})

it('a newer build is not loaded while the app is offline, because its files are then unavailable (Q284, Q282)', () => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  setOffline(true)
  expect(mayLoadOnVisit()).toBe(false)
  setOffline(false)
  expect(mayLoadOnVisit()).toBe(true)
})

it('the status line offers a newer build, and the page does not load it without a press, if the tab cannot store that it has reloaded (Q284)', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { clear: () => {}, getItem: refuse, setItem: refuse })
  answer({ build: '/assets/index-2.js' })
  await checkForNewBuild(ownBuildPath)
  expect(detectedBuild()).toBe('/assets/index-2.js')
  expect(mayLoadOnVisit()).toBe(false)
})

it('the app checks for new builds every minute while the page is visible, on return and when back online, but never while hidden (S088, Q284)', async () => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify({ build: ownBuildPath }))))
  vi.stubGlobal('fetch', fetchMock)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(fetchMock).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchMock.mock.calls).toEqual([['/version.json', { cache: 'no-store' }]])
  seen.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(180_000)
  expect(fetchMock).toHaveBeenCalledOnce()
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(fetchMock).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  expect(fetchMock).toHaveBeenCalledTimes(3)
  useNewBuild.setState({ build: '/assets/index-2.js' })
  expect(newBuildReload.atNavigation('/purchase', '/home')).toBe(false)
})
