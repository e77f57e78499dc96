import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TestSandbox } from '../../../contracts/sandbox/testing/testSandbox.ts'
import { loadLookbackTalks } from './loadLookbackTalks.ts'

/** Sends the app's calls to the sandbox as the member. */
const { net } = vi.hoisted(() => ({
  net: { send: (() => Promise.reject(new Error('no sandbox'))) as (...sent: unknown[]) => Promise<unknown> },
}))
vi.mock('../../api/call.ts', () => ({ call: (...sent: unknown[]) => net.send(...sent) }))

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
  const { accessToken: token } = await sandbox.given('a member', { accountId: 'acc-talker' })
  net.send = async (endpoint, request) => {
    const { status, body } = await sandbox.call(endpoint as Endpoint, request as never, { token })
    if (status !== 200) throw new Error(`The sandbox answered ${status}`)
    return body
  }
})
afterAll(() => sandbox.close())

it('a talk remains in the look back after its live talk has ended, and its group is in the list of past campaigns (Q524)', async () => {
  await sandbox.given('a channel')
  await sandbox.given('a live talk', { phase: 'ON_AIR' })
  await sandbox.given('a reserved slot', { accountId: 'acc-talker', slotState: 'ENDED' })
  // The three slots of the live talk take three minutes.
  sandbox.time.now = new Date(sandbox.time.now.getTime() + 10 * 60_000)
  expect(await loadLookbackTalks(new AbortController().signal)).toMatchObject({
    entries: [{ key: 'reservation-hoshiyomi-1', href: '/livetalk/livetalk-hoshiyomi-1', canRepeat: false }],
    since: undefined,
  })
})
