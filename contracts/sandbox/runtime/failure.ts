import { statusOf, type ErrorBody, type MessageCode } from '../../errors.ts'

/**
 * The refusal of a request. Handlers throw it, and the host answers `{ messageCode, code }` with the code's HTTP
 * status.
 */
export class Failure extends Error {
  override name = 'Failure'
  readonly messageCode: MessageCode
  /** The number of seconds after which a retry makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(messageCode: MessageCode, retryAfter?: number) {
    super(messageCode)
    this.messageCode = messageCode
    this.retryAfter = retryAfter
  }
}

/** The HTTP response for a failure: body, status and headers. */
export function failureResponse({ messageCode, retryAfter }: Failure): Response {
  const code = statusOf(messageCode)
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
  return Response.json({ messageCode, code } satisfies ErrorBody, { status: code, headers })
}

/** Returns the value; throws a Failure with the code if it is null or undefined. */
export function orFail<T>(value: T | null | undefined, otherwise: MessageCode = 'NotFound'): T {
  if (value === null || value === undefined) throw new Failure(otherwise)
  return value
}
