import { ApiError } from '../api/apiError.ts'

/** Whether the host has refused it, also where its session has ended since. */
const isRefused = ({ kind, status = 500 }: ApiError) => (kind === 'status' || kind === 'sessionEnded') && status < 500

/**
 * Whether nothing was paid for: it never left the browser, or the host has refused it. A repeat that did not leave, or
 * was refused on the way, says nothing of the first try.
 */
function isDecided(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'guest' || error.kind === 'unsent') return !isRepeat
  if (!isRefused(error)) return false
  return !isRepeat || error.endpoint.codes.some((code) => code === error.messageCode)
}

/** What one send brought; undefined: whether it was paid for is not known. */
type Try<Answer> = { answer: Answer } | { refusal: unknown } | undefined

/** Sends once. `isRepeat`: the same was sent before under the same key. */
export async function attempt<Answer>(send: () => Promise<Answer>, isRepeat: boolean): Promise<Try<Answer>> {
  try {
    return { answer: await send() }
  } catch (error) {
    return isDecided(error, isRepeat) ? { refusal: error } : undefined
  }
}
