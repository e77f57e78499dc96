import type { StorageKeyName } from '../storage/storageKeys.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKeys.ts'
import { isDecidedByServer } from './isDecidedByServer.ts'

/**
 * Sends a request that must be carried out only once: until the server has answered, a repeat under the same name
 * carries the same Idempotency-Key (X13).
 */
export async function sendOnce<Answer>(name: StorageKeyName, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = idempotencyKeyFor(name)
  try {
    const answer = await send(key)
    forgetIdempotencyKey(name, key)
    return answer
  } catch (error) {
    if (isDecidedByServer(error)) forgetIdempotencyKey(name, key)
    throw error
  }
}
