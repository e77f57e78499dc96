import { useQuery } from '@tanstack/react-query'
import type { PasskeyProblem } from '@tsudoi/design-system/screens/login/passkey.types'
import { useEffect, useEffectEvent, useState } from 'react'
import { reportError } from '../../errors/reportError.ts'
import { passkeySupport } from '../../passkeys/passkeySupport.ts'
import { loadPasskeySignin, passkeyOfferQuery } from './passkey.queries.ts'

/** Whether this browser can suggest passkeys in a field. */
const canSuggest = async () => (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false

/**
 * Lets the browser suggest passkeys in the field for the address, if the host and the browser support this.
 *
 * @returns `hasAutofill`: whether the field may offer passkeys; `problem`: why the log-in by the chosen passkey failed
 */
export function usePasskeyAutofill(onLoggedIn: () => void) {
  const { data: isOffered } = useQuery({ ...passkeyOfferQuery, enabled: passkeySupport() === 'ready' })
  const [hasAutofill, setHasAutofill] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem>()
  const finish = useEffectEvent((outcome: PasskeyProblem | undefined, signal: AbortSignal) => {
    if (signal.aborted) return
    if (outcome) setProblem(outcome === 'cancelled' ? undefined : outcome)
    else onLoggedIn()
  })
  useEffect(() => {
    if (isOffered) void canSuggest().then(setHasAutofill, reportError)
  }, [isOffered])
  useEffect(() => {
    if (!hasAutofill) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const suggest = async () => finish(await (await loadPasskeySignin()).suggestPasskeys(signal), signal)
    // The suggestions are an addition to the form, so no dialog reports that they failed.
    suggest().catch(reportError)
    return () => controller.abort()
  }, [hasAutofill])
  return { hasAutofill, problem }
}
