import { anySignal } from '@tsudoi/contracts/anySignal'
import { prepareSigninPasskey, signinPasskey } from '@tsudoi/contracts/auth/passkey.endpoints'
import type { PasskeyProblem } from '@tsudoi/design-system/screens/login/passkey.types'
import { call } from '../../api/call.ts'
import { cancelPasskeyRequest, signWithPasskey } from '../../passkeys/askBrowser.ts'
import { passkeyProblemOfServer } from '../../passkeys/passkeyProblemOf.ts'
import { requireCookies, storesCookies } from '../../session/requireCookies.ts'
import { logIn } from './logIn.ts'

/** How long suggestions use a challenge, in milliseconds: the host accepts it for five minutes. */
export const autofillRenewalMs = 4 * 60_000

/** Whether the host offers the log-in by a passkey. A host that does not answer offers none now. */
export const isPasskeyOffered = (): Promise<boolean> =>
  call(prepareSigninPasskey, {}).then(
    () => true,
    () => false,
  )

interface Question {
  /** Whether the browser suggests passkeys in the field for the address, instead of opening a dialog. */
  isAutofill: boolean
  signal?: AbortSignal
}

/** Logs in by a passkey. Returns why the log-in failed; undefined if the member is logged in. */
export async function signInByPasskey({ isAutofill, signal }: Question): Promise<PasskeyProblem | undefined> {
  // The suggestions appear without a press, so they just end, without a message, if the browser stores no cookies or
  // (below) if the host does not answer. A log-in that the user starts says why it fails.
  if (isAutofill && !storesCookies()) return 'cancelled'
  requireCookies()
  const prepared = call(prepareSigninPasskey, {})
  const { options } = isAutofill ? await prepared.catch(() => ({ options: undefined })) : await prepared
  if (!options || signal?.aborted) return 'cancelled'
  signal?.addEventListener('abort', cancelPasskeyRequest)
  const answer = await signWithPasskey(options, isAutofill)
  signal?.removeEventListener('abort', cancelPasskeyRequest)
  if ('problem' in answer) return answer.problem
  try {
    await logIn(() => call(signinPasskey, { body: { credential: answer.value } }))
    return undefined
  } catch (error) {
    const problem = passkeyProblemOfServer(error)
    if (!problem) throw error
    return problem
  }
}

/**
 * Suggests passkeys in the field for the address until `signal` aborts, and renews the challenge before it expires.
 * Resolves when the member is logged in, or when the suggestions end with a problem.
 */
export async function suggestPasskeys(signal: AbortSignal): Promise<PasskeyProblem | undefined> {
  const renewal = new AbortController()
  const timer = setTimeout(() => renewal.abort(), autofillRenewalMs)
  const problem = await signInByPasskey({ isAutofill: true, signal: anySignal(signal, renewal.signal) })
  clearTimeout(timer)
  const isRenewed = problem === 'cancelled' && renewal.signal.aborted && !signal.aborted
  return isRenewed ? suggestPasskeys(signal) : problem
}
