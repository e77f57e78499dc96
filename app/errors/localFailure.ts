import type { FailureSituation } from './failureSituations.ts'

/** A refusal by the app itself, before any call. `raise` shows it to the user like a refusal by the server. */
export class LocalFailure extends Error {
  readonly situation: FailureSituation

  constructor(situation: FailureSituation) {
    super(situation)
    this.name = 'LocalFailure'
    this.situation = situation
  }
}
