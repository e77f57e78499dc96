// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { waitingLikes } from '../queries/waitingLikes.ts'
import { setSharedDevice } from './setSharedDevice.ts'
import { startOffline } from './startOffline.ts'

const done = vi.hoisted(() => vi.fn<(...what: unknown[]) => void>())
const tell = vi.hoisted(
  () =>
    (name: string) =>
    (...what: unknown[]) =>
      Promise.resolve(done(name, ...what)),
)
vi.mock('./kept.ts', () => ({ keep: tell('keep'), keepEarly: tell('keepEarly'), tidyKept: () => Promise.resolve() }))
vi.mock('./registerWorker.ts', () => ({
  registerWorker: () => Promise.resolve({}),
  handOverFiles: tell('handOverFiles'),
}))
vi.mock('./readAhead.ts', () => ({ readAhead: tell('readAhead') }))
vi.mock('./backOnline.ts', () => ({ watchConnection: () => {} }))
vi.mock('./newBuild.ts', () => ({ watchBuilds: () => {} }))
vi.mock('./shownSince.ts', () => ({ markShown: tell('markShown') }))
vi.mock('../queries/like.mutations.ts', () => ({ sendWaitingLikes: tell('sendWaitingLikes') }))
vi.mock('../shell/onNetworkIdle.ts', () => ({ onNetworkIdle: (task: () => void) => task() }))

const names = () => done.mock.calls.map(([name]) => name)
const logIn = (accountId: string) => useSession.setState({ accountId })

beforeEach(() => {
  done.mockClear()
  resetSession()
})
afterEach(() => {
  setSharedDevice(false)
  delete window.tsudoiEarly
})

it('has a member’s pages ready before they are opened, once what was kept is kept (Q340)', async () => {
  logIn('hikari')
  await startOffline()
  expect(names()).toEqual(['handOverFiles', 'keepEarly', 'readAhead'])
})

it('has them ready after a log-in as well, and neither a guest’s nor on a device that others use, too (Q340, Q283)', async () => {
  await startOffline()
  expect(names()).not.toContain('readAhead')
  setSharedDevice(true)
  logIn('hikari')
  expect(names()).not.toContain('readAhead')
  setSharedDevice(false)
  logIn('sora')
  expect(names()).toContain('readAhead')
})

it('keeps what the page’s head was answered for whoever it had asked for, and for nobody else (S035)', async () => {
  const early = () => ({ accountId: 'hikari', answers: {}, bodies: { '/hosts/app/v2/home': '{}' } })
  logIn('sora')
  window.tsudoiEarly = early()
  await startOffline()
  expect(names()).not.toContain('keep')
  logIn('hikari')
  window.tsudoiEarly = early()
  await startOffline()
  expect(done).toHaveBeenCalledWith('keep', '/hosts/app/v2/home', '{}', 'hikari')
})

it('takes what was shown first for as old as it is until the host has said it anew (Q282)', async () => {
  const fresh = { '/hosts/app/v2/home': Promise.resolve({}) }
  window.tsudoiEarly = { answers: {}, fresh, keptAt: 1_000 }
  await startOffline()
  expect(done).toHaveBeenCalledWith('markShown', 1_000)
})

it('sends a like that waited when its member logs in (C094)', async () => {
  logIn('hikari')
  waitingLikes.add({ address: { type: 'ip', typeId: 'todai', postId: 'p' }, liked: true })
  logIn('')
  await startOffline()
  expect(names()).not.toContain('sendWaitingLikes')
  logIn('hikari')
  await vi.waitFor(() => expect(names()).toContain('sendWaitingLikes'))
  waitingLikes.remove('p')
})
