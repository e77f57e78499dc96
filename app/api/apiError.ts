import type { Endpoint } from '@tsudoi/contracts/endpoint'

/** Why a call failed. `errors/` decides what to do about it. */
export type ApiErrorKind =
  /** No answer before the time-out (E001). */
  | 'timeout'
  /** No answer at all: offline, connection refused or reset. */
  | 'network'
  /** The answer does not match the declared schema (E002). */
  | 'unreadable'
  /** The server answered with an error status. */
  | 'status'
  /** Not sent: the call needs a member, and the user is a guest (S062). */
  | 'guest'
  /** The request never left the browser: its session had ended, or its caller aborted it. */
  | 'unsent'
  /** The caller aborted the call after it was sent: the server may have carried it out. */
  | 'cancelled'
  /**
   * The session ended after the call was sent, so the result must not reach the next session. `status` is set if the
   * server refused the call; otherwise the server may have carried it out.
   */
  | 'sessionEnded'

interface Details {
  endpoint: Endpoint
  kind: ApiErrorKind
  status?: number | undefined
  /** The server's error code, unchanged. May be a code that this build does not know. */
  messageCode?: string | undefined
  /** How many seconds the server asks the client to wait before the next call: its Retry-After header. */
  retryAfter?: number | undefined
  /** Whether the call was sent without a member's token. */
  isGuest?: boolean
  /** Whether the caller repeats the call with the same Idempotency-Key. */
  keepsKey?: boolean
  /** Whether an earlier attempt got no answer: the server may have carried it out. */
  isAfterLostAnswer?: boolean
  /** Whether the caller wants no error message for this call. */
  isSilent?: boolean | undefined
  cause?: unknown
}

/** The error of a failed call. It contains no text: `errors/` chooses the dialog and what happens after it. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly endpoint: Endpoint
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly messageCode: string | undefined
  readonly retryAfter: number | undefined
  readonly isGuest: boolean
  readonly keepsKey: boolean
  readonly isAfterLostAnswer: boolean
  /** Whether no error dialog may open for this call. An error that ends the session still ends it (Q37, S079). */
  readonly isSilent: boolean

  constructor({ endpoint, kind, status, messageCode, cause, ...details }: Details) {
    super(`${endpoint.method} ${endpoint.path}: ${messageCode ?? status ?? kind}`, { cause })
    this.endpoint = endpoint
    this.kind = kind
    this.status = status
    this.messageCode = messageCode
    this.retryAfter = details.retryAfter
    this.isGuest = details.isGuest ?? false
    this.keepsKey = details.keepsKey ?? false
    this.isAfterLostAnswer = details.isAfterLostAnswer ?? false
    this.isSilent = endpoint.silent || (details.isSilent ?? false)
  }
}

/** Whether a call failed with this message code. */
export function hasMessageCode(error: unknown, messageCode: string): error is ApiError {
  return error instanceof ApiError && error.messageCode === messageCode
}

/** Whether the requested resource does not exist (E019, E022). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.messageCode === 'NotFound' || (!error.messageCode && error.status === 404))
}
