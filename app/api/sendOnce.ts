import type { KeyName } from '../session/storageKeys.ts'
import { ApiError } from './apiError.ts'
import { forgetKey, keyOf } from './idempotencyKeys.ts'

/** Whether the host has decided. Without an answer, the same key asks for the same thing again. */
export const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.kind === 'status' && (error.status ?? 500) < 500

/**
 * Sends what must happen once: until the host has answered, a repeat under the same name carries the same key (X13).
 */
export async function sendOnce<Answer>(name: KeyName, send: (key: string) => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await send(keyOf(name))
    forgetKey(name)
    return answer
  } catch (error) {
    if (isAnswered(error)) forgetKey(name)
    throw error
  }
}
