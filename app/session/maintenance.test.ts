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
  'partial and global': [entry(true), entry(false)],
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

describe('a maintenance of the service', () => {
  it('opens the maintenance notice when the server lists it, even if it begins in the future (S040, Q27)', async () => {
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
    ['partial and global', true],
    ['future global', true],
  ] as const)('that the server lists as “%s” counts as global: %s (S041, Q26)', (kind, expected) =>
    expect(isGlobalMaintenance(kinds[kind])).toBe(expected),
  )

  it('that refuses 20 concurrent calls causes one request for the list of maintenances', async () => {
    answer(kinds.global)
    await Promise.all(Array.from({ length: 20 }, loadMaintenance))
    expect(requests(listMaintenance)).toBe(1)
  })
})

describe('when the user closes the maintenance notice, the app', () => {
  it.each<[Kind, 'guest' | 'member', string]>([
    ['partial', 'member', '/home'],
    ['partial', 'guest', '/top'],
    ['future partial', 'member', '/home'],
    ['future partial', 'guest', '/top'],
    ['global', 'member', '/top'],
    ['global', 'guest', '/top'],
    ['partial and global', 'member', '/top'],
    ['partial and global', 'guest', '/top'],
    ['future global', 'member', '/top'],
    ['future global', 'guest', '/top'],
  ])(
    'for the maintenance “%s” sends a %s to %s; a member stays logged in only at /home (S042, S043, Q26)',
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

  it('does not open the notice for further refused calls until the user’s next action (Q27)', async () => {
    answer(kinds.global)
    await loadMaintenance()
    await closeMaintenance()
    for (let refused = 0; refused < 5; refused += 1) expect(await loadMaintenance()).toBe(true)
    expect([isOpen(), requests(listMaintenance)]).toEqual([false, 1])
    await touch()
    await loadMaintenance()
    expect(isOpen()).toBe(true)
  })

  it('does not open the notice for the answer to a list request that was in flight', async () => {
    answer(kinds.partial)
    await loadMaintenance()
    const late = loadMaintenance()
    await closeMaintenance()
    expect(await late).toBe(true)
    expect(isOpen()).toBe(false)
  })

  it('keeps the notice closed for the answer to a list request that was in flight, and opens it for the answer to a later one', async () => {
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

describe('in the host app’s webview, the app', () => {
  it.each(Object.keys(kinds) as Kind[])(
    'opens the URL of the configured app scheme instead of the notice for the maintenance “%s” (S044, X16)',
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

  it('opens no URL of the app scheme while the server lists no maintenance', async () => {
    setTestUrl('http://127.0.0.1/home?device=unity')
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    answer([])
    await loadMaintenance()
    expect(leave).not.toHaveBeenCalled()
  })
})
