import { LocalFailure } from '../../errors/localFailure.ts'

/**
 * The outcome of a payment could not be found out yet. This is not a failure: `PaymentsHost` shows the current state.
 */
export class OutcomeUnknown extends LocalFailure {
  readonly payment: string

  constructor(name: string) {
    super('checking')
    this.name = 'OutcomeUnknown'
    this.payment = name
  }
}
