import { onSessionReset } from '../session/onSessionReset.ts'
import { createStore } from '../session/createStore.ts'

interface Reauthentication {
  /** Whether a call waits for the member to prove their identity. */
  isAsked: boolean
  /** Full URL of the page to which a provider sends the member back. */
  returnTo: string
}

/** The state of the proof dialog. */
export const useReauthentication = createStore<Reauthentication>(() => ({ isAsked: false, returnTo: '' }))

let waiting: ((isProven: boolean) => void)[] = []

/**
 * Opens the dialog for a proof of identity, and waits until it closes. Resolves with whether the member has given the
 * proof. Concurrent calls share one dialog.
 *
 * @param returnTo The URL to which a provider sends the member back. Default: the page on which the call was made
 */
export function askForProof(returnTo = location.href): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    useReauthentication.setState({ isAsked: true, returnTo })
  })
}

/** Closes the dialog and resolves all waiting calls. */
export function closeProofDialog(isProven: boolean): void {
  useReauthentication.setState({ isAsked: false })
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(isProven)
}

onSessionReset(() => closeProofDialog(false))
