import { onReset } from '../session/reset.ts'
import { createStore } from '../session/createStore.ts'

interface Reauthentication {
  /** Whether a call waits for the member to prove who they are. */
  isAsked: boolean
  /** Full address to come back to from a provider. */
  returnTo: string
}

export const useReauthentication = createStore<Reauthentication>(() => ({ isAsked: false, returnTo: '' }))

let waiting: ((isProven: boolean) => void)[] = []

/**
 * Opens the dialog and waits for its end: true when the member has a fresh proof. Calls that ask at once share it.
 *
 * @param returnTo where a provider sends the member back to. Default: the page on which the call was made
 */
export function askForProof(returnTo = location.href): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    useReauthentication.setState({ isAsked: true, returnTo })
  })
}

/** Closes the dialog. */
export function answerProof(isProven: boolean): void {
  useReauthentication.setState({ isAsked: false })
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(isProven)
}

onReset(() => answerProof(false))
