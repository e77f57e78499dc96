import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import {
  challengeMinutes,
  type CreationOptions,
  type PasskeyAssertion,
  type PasskeyCredential,
  type RequestOptions,
} from '@tsudoi/contracts/auth/passkey'
import type { PasskeyProblem } from '@tsudoi/design-system/screens/login/passkey.types'
import { problemOfBrowser } from './passkeyProblemOf.ts'

/** What the browser gave, or why it gave nothing. */
export type BrowserAnswer<Value> = { value: Value } | { problem: PasskeyProblem }

const type = 'public-key' as const
const usualTimeoutMs = challengeMinutes * 60_000

async function answerOf<Value>(
  timeoutMs: number | undefined,
  ask: () => Promise<Value | undefined>,
): Promise<BrowserAnswer<Value>> {
  const start = performance.now()
  try {
    const value = await ask()
    return value ? { value } : { problem: 'unknown' }
  } catch (error) {
    return { problem: problemOfBrowser(error, performance.now() - start, timeoutMs ?? usualTimeoutMs) }
  }
}

/** Asks the browser to create a passkey that can be found without an address, for a verified user. */
export const createPasskey = (options: CreationOptions): Promise<BrowserAnswer<PasskeyCredential>> =>
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
): Promise<BrowserAnswer<PasskeyAssertion>> =>
  answerOf(options.timeout, async () => {
    const timeout = options.timeout ?? usualTimeoutMs
    const optionsJSON = { ...options, timeout, userVerification: 'required' as const }
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    // A passkey that does not say whose it is cannot be one of this product.
    return userHandle
      ? { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
      : undefined
  })

/** Ends a question that waits in the browser, such as the suggestions of a field. */
export const cancelQuestion = () => WebAuthnAbortService.cancelCeremony()
