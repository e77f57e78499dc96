import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import {
  challengeMinutes,
  type CreationOptions,
  type PasskeyAssertion,
  type PasskeyCredential,
  type RequestOptions,
} from '@tsudoi/contracts/auth/passkey'
import type { PasskeyProblem } from '@tsudoi/design-system/screens/login/passkey.types'
import { passkeyProblemOfBrowser } from './passkeyProblemOf.ts'

/** The value that the browser returned for a passkey request, or why it returned none. */
export type PasskeyResult<Value> = { value: Value } | { problem: PasskeyProblem }

const type = 'public-key' as const
const usualTimeoutMs = challengeMinutes * 60_000

async function answerOf<Value>(
  timeoutMs: number | undefined,
  ask: () => Promise<Value | undefined>,
): Promise<PasskeyResult<Value>> {
  const start = performance.now()
  try {
    const value = await ask()
    return value ? { value } : { problem: 'unknown' }
  } catch (error) {
    return { problem: passkeyProblemOfBrowser(error, performance.now() - start, timeoutMs ?? usualTimeoutMs) }
  }
}

/**
 * Asks the browser to create a passkey for a log-in without a typed address. The device verifies the user, for example
 * by a fingerprint.
 */
export const createPasskey = (options: CreationOptions): Promise<PasskeyResult<PasskeyCredential>> =>
  answerOf(options.timeout, async () => {
    const optionsJSON = {
      ...options,
      timeout: options.timeout ?? usualTimeoutMs,
      pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type, alg })),
      excludeCredentials: (options.excludeCredentials ?? []).map(({ id, transports }) => ({
        id,
        type,
        ...(transports && { transports }),
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } }
  })

/** Asks the browser to sign a log-in: in a dialog, or with `isAutofill` in the suggestions of the field. */
export const signWithPasskey = (
  options: RequestOptions,
  isAutofill: boolean,
): Promise<PasskeyResult<PasskeyAssertion>> =>
  answerOf(options.timeout, async () => {
    const timeout = options.timeout ?? usualTimeoutMs
    const optionsJSON = { ...options, timeout, userVerification: 'required' as const }
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    // Every passkey of this product contains the id of its user.
    return userHandle
      ? { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
      : undefined
  })

/** Cancels a passkey request that is still open in the browser, such as the suggestions of a field. */
export const cancelPasskeyRequest = () => WebAuthnAbortService.cancelCeremony()
