import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosts } from '../../hosts.ts'
import { startSandbox, type Sandbox } from '../../sandbox/runtime/serve.ts'
import { testPasswordCost } from '../../sandbox/testing/seededDataFile.ts'
import { seededSnapshot } from '../../sandbox/testing/seededSnapshot.ts'
import { innerMutations } from '../innerMutations.ts'
import { playScripts } from './playScripts.ts'

let sandbox: Sandbox
beforeAll(async () => {
  const snapshot = await seededSnapshot()
  sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 }, snapshot, passwordCost: testPasswordCost })
})
afterAll(() => sandbox?.close())

const places = () =>
  Object.fromEntries(
    hosts.map((host) => [host, { url: sandbox.addresses[host], states: `${sandbox.addresses[host]}/_sandbox/states` }]),
  )
const failed = async (only: string) =>
  (await playScripts('payment', places(), { only })).played.filter(({ passed }) => !passed)

describe('the scripts about spending limits', () => {
  it('pass at a host that counts the paid and the pending orders of a month in Japan (S141)', async () => {
    expect(await failed('S141')).toEqual([])
  })

  it.each([
    ['counts no paid order of the month', 'two yen when one is left: expected MaxAmountExceed, received 200'],
    ['reserves nothing for waiting orders', 'two yen while an order waits: expected MaxAmountExceed, received 200'],
    ['reckons months in UTC, not in Japan', 'one yen at 2030-07-01T00:00:00Z: expected MaxAmountExceed, received 200'],
  ])('fail at a host that %s (S141)', async (what, message) => {
    const mutation = innerMutations.find(({ name }) => name === `payment.startPurchase ${what}`)
    const switchOff = mutation?.switchOn?.()
    const [broken] = await failed(mutation?.calls ?? '')
    switchOff?.()
    expect(broken?.mismatches).toEqual([message])
  })
})
