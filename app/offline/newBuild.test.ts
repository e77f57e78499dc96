import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { drafts } from '../session/drafts.ts'
import { setOffline } from './connection.ts'
import { lookForBuild, mayTake, reloadForBuild, useNewBuild, watchBuilds } from './newBuild.ts'
import { takeNewBuild } from './takeNewBuild.ts'

const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
const known = () => useNewBuild.getState().build

const own = '/assets/index-1.js'
const isTaken = () => mayTake('/home', '/channel')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  setOffline(false)
  sessionStorage.clear()
  drafts.remove('profile')
  queryClient.clear()
  document.body.innerHTML = ''
  useNewBuild.setState({ build: undefined })
})

it('notices a build that is not this page’s (S088)', async () => {
  answer({ build: own })
  await lookForBuild(own)
  expect(known()).toBeUndefined()
  answer({ build: '/assets/index-2.js' })
  await lookForBuild(own)
  expect(known()).toBe('/assets/index-2.js')
})

it.each([
  ['a server that answers with a page', { title: 'x' }, 200],
  ['a server without the file', { build: '/assets/index-2.js' }, 404],
])('notices nothing of %s', async (_, body, status) => {
  answer(body, status)
  await lookForBuild(own)
  expect(known()).toBeUndefined()
})

it('is loaded anew once for a build, even where the page then comes with the same old script (S088)', async () => {
  answer({ build: '/assets/index-2.js' })
  await lookForBuild(own)
  const reload = vi.fn<() => void>()
  reloadForBuild(reload)
  expect(reload).toHaveBeenCalledOnce()
  useNewBuild.setState({ build: undefined })
  await lookForBuild(own)
  expect(known()).toBeUndefined()
})

it('is taken with a link from one page to another, and not before a build is known (Q284)', async () => {
  expect(mayTake('/home', '/channel')).toBe(false)
  useNewBuild.setState({ build: '/assets/index-2.js' })
  expect(mayTake('/home', '/channel')).toBe(true)
})

it.each([
  ['/purchase', '/purchase/card'],
  ['/coin', '/purchase/confirm'],
  ['/profile/confirm', '/profile/finish'],
  ['/channel/todai/gacha/result', '/home'],
  ['/livetalk/todai-1', '/livetalk/todai-1/call/slot-1'],
  ['/livetalk/todai-1/call/slot-1', '/home'],
  ['/livetalk/rehearsal', '/livetalk/todai-1'],
])('is not taken between the steps of an order, a form or a talk: %s to %s (Q284)', (from, to) => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  expect(mayTake(from, to)).toBe(false)
})

it('is not taken while something is typed, sent or played (Q284)', async () => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  expect(isTaken()).toBe(true)
  drafts.write('profile', '{"nickName":"ひかり"}')
  expect(isTaken()).toBe(false)
  drafts.remove('profile')
  const sent = Promise.withResolvers<void>()
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => sent.promise })
  const ended = mutation.execute(undefined)
  expect(isTaken()).toBe(false)
  sent.resolve()
  await ended
  expect(isTaken()).toBe(true)
  document.body.innerHTML = '<video></video>'
  const video = document.querySelector('video')!
  Object.defineProperty(video, 'paused', { value: false })
  Object.defineProperty(video, 'ended', { value: false })
  expect(isTaken()).toBe(false)
})

it('is not taken without a network: its files could not be had (Q284, Q282)', () => {
  useNewBuild.setState({ build: '/assets/index-2.js' })
  setOffline(true)
  expect(isTaken()).toBe(false)
  setOffline(false)
  expect(isTaken()).toBe(true)
})

it('is offered by the line alone where the tab cannot note what it has taken (Q284)', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { clear: () => {}, getItem: refuse, setItem: refuse })
  answer({ build: '/assets/index-2.js' })
  await lookForBuild(own)
  expect(known()).toBe('/assets/index-2.js')
  expect(isTaken()).toBe(false)
})

it('looks once a minute while the page is seen, on return and back on the net, and never while it is hidden (S088, Q284)', async () => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify({ build: own }))))
  vi.stubGlobal('fetch', asked)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  watchBuilds()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.mock.calls).toEqual([['/version.json', { cache: 'no-store' }]])
  seen.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(180_000)
  expect(asked).toHaveBeenCalledOnce()
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  expect(asked).toHaveBeenCalledTimes(3)
  useNewBuild.setState({ build: '/assets/index-2.js' })
  expect(takeNewBuild.atNavigation('/purchase', '/home')).toBe(false)
})
