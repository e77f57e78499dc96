import { onReset } from '../session/reset.ts'

/** Taps on one thing that have not been answered yet. */
interface Waiting {
  count: number
  /** What the host has said last; before that, what was shown before the first tap. */
  truth: boolean
  hasFailed: boolean
}

export interface LastAnswer {
  /** What the host has, after all that was asked of it. */
  truth: boolean
  /** One of the taps could not be carried out. */
  hasFailed: boolean
}

/**
 * For things that are on or off, shown at once and asked for one after the other: what failed between two taps is not
 * shown, because a later tap has already said what is wanted. With the last answer the host's truth stands.
 */
export function optimisticToggle() {
  const waiting = new Map<string, Waiting>()
  onReset(() => waiting.clear())
  return {
    begin(id: string, wanted: boolean): void {
      const before = waiting.get(id) ?? { count: 0, truth: !wanted, hasFailed: false }
      waiting.set(id, { ...before, count: before.count + 1 })
    },
    /** `answer` is what the host says now; undefined when it failed. The result is there with the last tap's. */
    settle(id: string, answer: boolean | undefined): LastAnswer | undefined {
      const before = waiting.get(id)
      if (!before) return undefined
      const after = { truth: answer ?? before.truth, hasFailed: before.hasFailed || answer === undefined }
      if (before.count > 1) waiting.set(id, { count: before.count - 1, ...after })
      else waiting.delete(id)
      return before.count > 1 ? undefined : after
    },
  }
}
