import { LocalFailure } from '../errors/localFailure.ts'

/** Whether it has happened could not be found out yet. It is no failure: `PaymentsHost` says what is known. */
export class OutcomeUnknown extends LocalFailure {
  readonly payment: string

  constructor(name: string) {
    super('checking')
    this.name = 'OutcomeUnknown'
    this.payment = name
  }
}
