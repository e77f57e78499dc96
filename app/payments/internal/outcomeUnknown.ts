import { LocalFailure } from '../../errors/localFailure.ts'

/**
 * Thrown when the app could not find out yet whether a payment was made. It is not a failure: `PaymentsContainer` shows
 * the current state.
 */
export class OutcomeUnknown extends LocalFailure {
  readonly payment: string

  constructor(name: string) {
    super('checking')
    this.name = 'OutcomeUnknown'
    this.payment = name
  }
}
