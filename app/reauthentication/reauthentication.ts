import { onReset } from '../session/reset.ts'
import { createStore } from '../session/createStore.ts'

/** Whether a call waits for the member to prove who they are; the host on its page renders the dialog. */
export const useReauthentication = createStore<{ isAsked: boolean }>(() => ({ isAsked: false }))

let waiting: ((isProven: boolean) => void)[] = []

/** Opens the dialog and waits for its end: true when the member has a fresh proof. Calls that ask at once share it. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    useReauthentication.setState({ isAsked: true })
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
