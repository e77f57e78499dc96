import type { Endpoint } from '@tsudoi/contracts/endpoint'

/** Why a call failed, before anybody asks what to do about it. */
export type ApiErrorKind =
  /** No answer in time (E001). */
  | 'timeout'
  /** No answer at all: offline, refused, reset. */
  | 'network'
  /** An answer that is not what was declared (E002). */
  | 'unreadable'
  /** An answer with a failing status. */
  | 'status'
  /** Not sent: it needs a member and there is none (S062). */
  | 'guest'
  /** Never left the browser: its session ended before, or its caller aborted it. */
  | 'unsent'
  /** Its caller aborted it after it had left: the host may have carried it out. */
  | 'cancelled'
  /**
   * It had left, and then its session ended: what came of it concerns no later session. `status` is set where the host
   * has refused it; otherwise the host may have carried it out.
   */
  | 'sessionEnded'

interface Details {
  endpoint: Endpoint
  kind: ApiErrorKind
  status?: number
  /** As the host sent it; may be a code we do not know. */
  messageCode?: string
  /** Seconds, as the answer's Retry-After said. */
  retryAfter?: number
  /** It was sent without a member's token. */
  isGuest?: boolean
  /** The caller repeats it with the same Idempotency-Key. */
  keepsKey?: boolean
  /** An earlier try of the same thing got no answer: the host may have done it. */
  isAfterLostAnswer?: boolean
  /** The caller wants no display for this one. */
  isSilent?: boolean
  cause?: unknown
}

/** A failed call. It carries no text: `errors/` turns it into a dialog and a consequence. */
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
  /** Suppresses display dialogs only; what ends a session still runs (S079, Q37). */
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
export function failedWith(error: unknown, messageCode: string): error is ApiError {
  return error instanceof ApiError && error.messageCode === messageCode
}

/** Whether the thing asked for does not exist (E019, E022). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.messageCode === 'NotFound' || (!error.messageCode && error.status === 404))
}
