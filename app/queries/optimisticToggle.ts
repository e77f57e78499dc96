import { onSessionReset } from '../session/onSessionReset.ts'

/** The taps on one on/off button that the server has not answered yet. */
interface Waiting {
  count: number
  /** The last state that the server confirmed. Before that, the state before the first tap. */
  truth: boolean
  hasFailed: boolean
}

/** The outcome of all taps on one on/off button, after the server has answered each. */
export interface ToggleOutcome {
  /** The server's state after the answer to the last request. */
  truth: boolean
  /** Whether one of the taps failed. */
  hasFailed: boolean
}

/**
 * Tracks on/off buttons whose taps are shown optimistically and sent one after the other. If a tap fails and a later
 * one has replaced it, the failure is not shown. After the last answer the server's state is shown.
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
     * Records an answer: `answer` is the server's state, and undefined if the call failed. Returns undefined until the
     * last tap is answered, and then the outcome.
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
