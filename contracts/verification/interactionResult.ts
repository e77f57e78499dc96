/** Result of one interaction, preflight or script. */
export interface InteractionResult {
  /** `gacha.drawGacha: NotEnoughCoin`, as in the pact; or the title of a script. */
  description: string
  passed: boolean
  /** Descriptions with the path in the answer; empty if it passed. */
  mismatches: readonly string[]
}
