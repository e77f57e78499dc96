import { onSessionReset } from '../session/onSessionReset.ts'

/** Taps on one thing that have not been answered yet. */
interface Waiting {
  count: number
  /** The last state that the server confirmed; before that, the state before the first tap. */
  truth: boolean
  hasFailed: boolean
}

/** The outcome after all taps on one thing have been answered. */
export interface ToggleOutcome {
  /** The server's state after all requests. */
  truth: boolean
  /** Whether one of the taps failed. */
  hasFailed: boolean
}

/**
 * Tracks optimistic on/off changes that are sent one after the other. A failure between two taps is not shown, because
 * a later tap has replaced it. After the last answer the server's state is shown.
 */
export function createOptimisticToggle() {
  const waiting = new Map<string, Waiting>()
  onSessionReset(() => waiting.clear())
  return {
    begin(id: string, wanted: boolean): void {
      const before = waiting.get(id) ?? { count: 0, truth: !wanted, hasFailed: false }
      waiting.set(id, { ...before, count: before.count + 1 })
    },
    /**
     * Records an answer: `answer` is the server's state, undefined if the call failed. Returns the outcome with the
     * last tap's answer, before that undefined.
     */
    settle(id: string, answer: boolean | undefined): ToggleOutcome | undefined {
      const before = waiting.get(id)
      if (!before) return undefined
      const after = { truth: answer ?? before.truth, hasFailed: before.hasFailed || answer === undefined }
      if (before.count > 1) waiting.set(id, { count: before.count - 1, ...after })
      else waiting.delete(id)
      return before.count > 1 ? undefined : after
    },
  }
}
