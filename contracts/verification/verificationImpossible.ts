import type { FailedRequest } from './failedRequest.ts'

/** The verification could not run; the message explains what to do. */
export class VerificationImpossible extends Error {
  override name = 'VerificationImpossible'
  /** The request that showed it; absent if the options are wrong. */
  readonly failure: FailedRequest | undefined

  constructor(message: string, failure?: FailedRequest) {
    super(message)
    this.failure = failure
  }
}
