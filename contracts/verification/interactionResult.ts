/** What came of one interaction, preflight or script. */
export interface InteractionResult {
  /** `gacha.drawGacha: NotEnoughCoin`, as in the pact; or the title of a script. */
  description: string
  passed: boolean
  /** In words, with the path in the answer; empty when it passed. */
  mismatches: readonly string[]
}
