import type { FailureSituation } from './failureSituations.ts'

/**
 * An error by which the app itself refuses something before any call. `raise` shows it like a refusal by the server.
 */
export class LocalFailure extends Error {
  readonly situation: FailureSituation

  constructor(situation: FailureSituation) {
    super(situation)
    this.name = 'LocalFailure'
    this.situation = situation
  }
}
