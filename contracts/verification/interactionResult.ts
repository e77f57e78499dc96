import type { FailedRequest } from './failedRequest.ts'

/** Result of one interaction, preflight or script. */
export interface InteractionResult {
  /**
   * Description of the interaction as in the pact, such as `gacha.drawGacha: NotEnoughCoin`, or the title of a script.
   */
  description: string
  passed: boolean
  /** Descriptions of the mistakes in the answer, with their paths; empty if the answer was right. */
  mismatches: readonly string[]
  /** The request that failed, and its answer; absent if the interaction passed. */
  failure?: FailedRequest
}
