import type { FailedRequest } from './failedRequest.ts'

/** The error if the verification could not run. The message explains what the team must change. */
export class VerificationImpossible extends Error {
  override name = 'VerificationImpossible'
  /** The request that showed the problem; absent if the options are wrong. */
  readonly failure: FailedRequest | undefined

  constructor(message: string, failure?: FailedRequest) {
    super(message)
    this.failure = failure
  }
}
