import { ApiError } from '../../api/apiError.ts'

/** Whether the server has refused the call, even if the session has ended since. */
const isRefused = ({ kind, status = 500 }: ApiError) => (kind === 'status' || kind === 'sessionEnded') && status < 500

/**
 * Whether the error proves that nothing was paid: the request never left the browser, or the server refused it. A
 * repeat that was not sent, or was refused before it reached the payment, proves nothing about the first attempt.
 */
function isDecided(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'guest' || error.kind === 'unsent') return !isRepeat
  if (!isRefused(error)) return false
  return !isRepeat || error.endpoint.codes.some((code) => code === error.messageCode)
}

/** The result of sending a payment once. Undefined if it is unknown whether it was paid. */
type Try<Answer> = { answer: Answer } | { refusal: unknown } | undefined

/** Sends a payment once. `isRepeat` means that the same payment was sent before under the same key. */
export async function attemptPayment<Answer>(send: () => Promise<Answer>, isRepeat: boolean): Promise<Try<Answer>> {
  try {
    return { answer: await send() }
  } catch (error) {
    return isDecided(error, isRepeat) ? { refusal: error } : undefined
  }
}
