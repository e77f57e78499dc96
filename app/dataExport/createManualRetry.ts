import type { Failure } from '@tsudoi/design-system/loadable'
import { isAbandoned } from '../api/isAbandoned.ts'
import { endsSession } from '../errors/endsSession.ts'
import { failureOf, loadErrorTexts } from '../errors/failure.ts'
import { raiseLater } from '../errors/raiseLater.ts'
import { assertSession } from '../session/sessionEnded.ts'

interface RetryOptions {
  /** The session in which everything must be loaded. */
  session: string
  signal: AbortSignal
  /** Called with a failure that waits for the user, and with undefined once the user continues. */
  onFailure: (failure: Failure | undefined) => void
}

/** Repeats failed loads when the user requests it. */
export interface ManualRetry {
  /** Runs `load` until it succeeds. Rejects after an abort, and when the session has ended. */
  untilDone: <Value>(load: () => Promise<Value>) => Promise<Value>
  /** Repeats the load that has failed. */
  resume: () => void
}

/** Creates the retries of one export. */
export function createManualRetry({ session, signal, onFailure }: RetryOptions): ManualRetry {
  let resume = () => {}
  const untilResumed = () =>
    new Promise<void>((resolve, reject) => {
      const stop = () => reject(signal.reason as Error)
      signal.addEventListener('abort', stop, { once: true })
      resume = () => {
        signal.removeEventListener('abort', stop)
        resolve()
      }
    })

  async function attempt<Value>(load: () => Promise<Value>): Promise<{ value: Value } | undefined> {
    try {
      assertSession(session)
      const value = await load()
      assertSession(session)
      return { value }
    } catch (error) {
      signal.throwIfAborted()
      await loadErrorTexts()
      // Opens a dialog only for an error that concerns the session or a maintenance.
      raiseLater(error, { isSilent: true })
      if (isAbandoned(error) || endsSession(error)) throw error
      onFailure(failureOf(error))
      return undefined
    }
  }

  return {
    resume: () => resume(),
    async untilDone(load) {
      for (;;) {
        // One attempt after the other.
        // oxlint-disable-next-line no-await-in-loop
        const done = await attempt(load)
        if (done) return done.value
        // oxlint-disable-next-line no-await-in-loop -- waits for the user
        await untilResumed()
        onFailure(undefined)
      }
    },
  }
}
