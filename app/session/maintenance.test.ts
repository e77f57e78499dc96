import { listMaintenance, type Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { signout } from '@tsudoi/contracts/auth/auth.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { tokenCookies } from './cookies.ts'
import { closeMaintenance, isGlobalMaintenance, loadMaintenance } from './maintenance.ts'
import { resetSession, useSession } from './sessionStore.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const past = '2026-01-01T00:00:00Z'
const future = '2036-01-01T00:00:00Z'
const entry = (isPartial: boolean, startTime = past): Maintenance => ({
  maintenanceId: `${isPartial}${startTime}`,
  isPartial,
  startTime,
})
const kinds = {
  partial: [entry(true)],
  global: [entry(false)],
  both: [entry(true), entry(false)],
  'future partial': [entry(true, future)],
  'future global': [entry(false, future)],
}
type Kind = keyof typeof kinds

const answer = (list: Maintenance[]) =>
  vi
    .mocked(call)
    .mockImplementation((endpoint) => Promise.resolve(endpoint === listMaintenance ? { list } : {}) as never)
const requests = (endpoint: unknown) => vi.mocked(call).mock.calls.filter(([each]) => each === endpoint).length
const isOpen = () => useSession.getState().maintenanceIsOpen
/** Simulates the next action of the user. From then on the notice may open again. */
async function touch(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  dispatchEvent(new Event('pointerdown'))
}

function beAMember(): void {
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({ n: 1 }) })
  useSession.setState({ accountId: 'acc-hikari' })
}

beforeEach(() => setTestUrl('http://127.0.0.1/channel'))
afterEach(async () => {
  await touch()
  vi.restoreAllMocks()
  sessionStorage.clear()
  tokenCookies.clear()
  resetSession()
  useSession.setState({ maintenance: [], maintenanceIsOpen: false })
})

describe('a maintenance', () => {
  it('is announced when the list is not empty, whenever it begins (S040, Q27)', async () => {
    answer([])
    expect(await loadMaintenance()).toBe(false)
    expect(isOpen()).toBe(false)
    for (const list of Object.values(kinds)) {
      answer(list)
      expect(await loadMaintenance()).toBe(true)
      expect([isOpen(), useSession.getState().maintenance]).toEqual([true, list])
    }
    answer([])
    await loadMaintenance()
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['partial', false],
    ['future partial', false],
    ['global', true],
    ['both', true],
    ['future global', true],
  ] as const)('that is %s counts as global: %s (S041, Q26)', (kind, expected) =>
    expect(isGlobalMaintenance(kinds[kind])).toBe(expected),
  )

  it('is requested only once, however many calls it refuses', async () => {
    answer(kinds.global)
    await Promise.all(Array.from({ length: 20 }, loadMaintenance))
    expect(requests(listMaintenance)).toBe(1)
  })
})

describe('closing the maintenance notice', () => {
  it.each<[Kind, 'guest' | 'member', string]>([
    ['partial', 'member', '/home'],
    ['partial', 'guest', '/top'],
    ['future partial', 'member', '/home'],
    ['future partial', 'guest', '/top'],
    ['global', 'member', '/top'],
    ['global', 'guest', '/top'],
    ['both', 'member', '/top'],
    ['both', 'guest', '/top'],
    ['future global', 'member', '/top'],
    ['future global', 'guest', '/top'],
  ])(
    'of the kind “%s” leads a %s to %s; a global one ends the session (S042, S043, Q26)',
    async (kind, who, target) => {
      if (who === 'member') beAMember()
      answer(kinds[kind])
      await loadMaintenance()
      expect(await closeMaintenance()).toBe(target)
      expect(isOpen()).toBe(false)
      const stays = who === 'member' && target === '/home'
      expect(requests(signout)).toBe(who === 'member' && !stays ? 1 : 0)
      expect(useSession.getState().accountId).toBe(stays ? 'acc-hikari' : '')
      expect(tokenCookies.has()).toBe(stays)
    },
  )

  it('keeps the notice closed until the next action of the user (Q27)', async () => {
    answer(kinds.global)
    await loadMaintenance()
    await closeMaintenance()
    for (let refused = 0; refused < 5; refused += 1) expect(await loadMaintenance()).toBe(true)
    expect([isOpen(), requests(listMaintenance)]).toEqual([false, 1])
    await touch()
    await loadMaintenance()
    expect(isOpen()).toBe(true)
  })

  it('also ignores the answer to a request in flight', async () => {
    answer(kinds.partial)
    await loadMaintenance()
    const late = loadMaintenance()
    await closeMaintenance()
    expect(await late).toBe(true)
    expect(isOpen()).toBe(false)
  })

  it('ignores that answer even after an action of the user: only answers to later requests open the notice', async () => {
    answer(kinds.partial)
    await loadMaintenance()
    let arrive = (_answer: unknown) => {}
    vi.mocked(call).mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)) as never)
    const late = loadMaintenance()
    await closeMaintenance()
    await touch()
    arrive({ list: kinds.partial })
    expect(await late).toBe(true)
    expect(isOpen()).toBe(false)
    await loadMaintenance()
    expect(isOpen()).toBe(true)
  })
})

describe('closing the maintenance notice in the embedded device', () => {
  it.each(Object.keys(kinds) as Kind[])(
    'of a %s maintenance leads to the app scheme of the configuration (S044, X16)',
    async (kind) => {
      setTestUrl('http://127.0.0.1/home?device=unity&scheme=evil%3A%2F%2Fx')
      const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
      answer(kinds[kind])
      await Promise.all([loadMaintenance(), loadMaintenance()])
      await loadMaintenance()
      expect(leave.mock.calls).toEqual([['tsudoi://maintenance']])
      expect(isOpen()).toBe(false)
    },
  )

  it('does nothing if no app scheme is configured', async () => {
    setTestUrl('http://127.0.0.1/home?device=unity')
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    answer([])
    await loadMaintenance()
    expect(leave).not.toHaveBeenCalled()
  })
})
