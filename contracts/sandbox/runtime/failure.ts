import { statusOf, type ErrorBody, type MessageCode } from '../../errors.ts'

/** A call is refused: thrown by the rules, answered as `{ messageCode, code }` with the status of the code. */
export class Failure extends Error {
  override name = 'Failure'
  readonly messageCode: MessageCode
  /** Seconds after which a new try makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(messageCode: MessageCode, retryAfter?: number) {
    super(messageCode)
    this.messageCode = messageCode
    this.retryAfter = retryAfter
  }
}

/** The body and the answer's status and headers. */
export function answerOf({ messageCode, retryAfter }: Failure): Response {
  const code = statusOf(messageCode)
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
  return Response.json({ messageCode, code } satisfies ErrorBody, { status: code, headers })
}

/** The value, or the failure when there is none. */
export function found<T>(value: T | null | undefined, otherwise: MessageCode = 'NotFound'): T {
  if (value === null || value === undefined) throw new Failure(otherwise)
  return value
}
