import type { KeyName } from '../storage/storageKeys.ts'
import { forgetKey, keyOf } from './idempotencyKeys.ts'
import { isAnswered } from './isAnswered.ts'

/**
 * Sends a request that must be carried out only once: until the server has answered, a repeat under the same name
 * carries the same Idempotency-Key (X13).
 */
export async function sendOnce<Answer>(name: KeyName, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = keyOf(name)
  try {
    const answer = await send(key)
    forgetKey(name, key)
    return answer
  } catch (error) {
    if (isAnswered(error)) forgetKey(name, key)
    throw error
  }
}
