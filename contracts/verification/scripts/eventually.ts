import { setTimeout as delay } from 'node:timers/promises'
import { assertHolds, isSame } from './script.ts'

const pauseMs = 250
const maxReads = 40

/**
 * Reads a value until it is the expected one, for at most ten seconds: a host may inform another host about a payment
 * after it has answered.
 *
 * @throws {ScriptFailure} if the value is never the expected one
 */
export async function expectEventually<T>(what: string, expected: T, read: () => Promise<T>): Promise<void> {
  let found = await read()
  for (let reads = 1; reads < maxReads && !isSame(found, expected); reads += 1) {
    await delay(pauseMs)
    found = await read()
  }
  assertHolds(isSame(found, expected), `${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`)
}
