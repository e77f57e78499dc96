import type { FailedRequest } from './failedRequest.ts'

/** Result of one interaction, preflight or script. */
export interface InteractionResult {
  /**
   * The interaction's description as in the pact, such as `gacha.drawGacha: NotEnoughCoin`, or the title of a script.
   */
  description: string
  passed: boolean
  /** Descriptions of what was wrong, with the path in the answer; empty if everything was right. */
  mismatches: readonly string[]
  /** The request that failed, and its answer; absent if everything was right. */
  failure?: FailedRequest
}
