import { WebAuthnError } from '@simplewebauthn/browser'
import type { PasskeyProblem } from '@tsudoi/design-system/screens/login/passkey.types'
import { hasMessageCode } from '../api/apiError.ts'

const problemOfCode: Readonly<Partial<Record<WebAuthnError['code'], PasskeyProblem>>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'registered',
  ERROR_INVALID_DOMAIN: 'wrongHost',
  ERROR_INVALID_RP_ID: 'wrongHost',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'noVerification',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'noVerification',
}

const nameOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined

/**
 * Why the browser gave no passkey. Browsers report a refusal by the user and a timeout alike, so the elapsed time
 * decides.
 */
export function passkeyProblemOfBrowser(error: unknown, elapsedMs: number, timeoutMs: number): PasskeyProblem {
  const cause = error instanceof WebAuthnError ? error.cause : error
  if (nameOf(cause) === 'NotAllowedError') return elapsedMs >= timeoutMs ? 'timeout' : 'cancelled'
  return (error instanceof WebAuthnError && problemOfCode[error.code]) || 'failed'
}

const problemOfMessageCode = {
  PasskeyRefused: 'unknown',
  PasskeyRequestExpired: 'expired',
  AlreadyAssociated: 'registered',
} as const

/** Why the server refused a passkey; undefined for any error that is not such a refusal. */
export function passkeyProblemOfServer(error: unknown): PasskeyProblem | undefined {
  const codes = Object.entries(problemOfMessageCode)
  return codes.find(([code]) => hasMessageCode(error, code))?.[1]
}
