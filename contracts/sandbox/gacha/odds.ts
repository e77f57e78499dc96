import { randomInt } from 'node:crypto'

/** An item to draw, with its share of all draws in ten-thousandths. */
export interface ItemChance {
  weight: number
  /** How often the item can still be drawn, considering the stock and the member's limit. */
  left: number
}

/** Returns a random integer from 0 (inclusive) to `below` (exclusive). */
export type RandomInteger = (below: number) => number

/** A random integer from the operating system's cryptographic random numbers, which cannot be predicted. */
export const fairRandom: RandomInteger = (below) => randomInt(below)

const weightOf = ({ weight, left }: ItemChance) => (left > 0 ? weight : 0)
const totalOf = (chances: readonly ItemChance[]) => chances.reduce((sum, chance) => sum + weightOf(chance), 0)

/**
 * Draws one item. The share of used-up items is distributed to the others in proportion. Undefined if nothing is left.
 */
export function drawOneItem<C extends ItemChance>(
  chances: readonly C[],
  random: RandomInteger = fairRandom,
): C | undefined {
  const total = totalOf(chances)
  if (total === 0) return undefined
  let ticket = random(total)
  return chances.find((chance) => {
    ticket -= weightOf(chance)
    return ticket < 0
  })
}

/**
 * The current odds in percent with two decimals. They add up to exactly 100: the hundredths lost by rounding down are
 * given to the items that lost most. All 0 if nothing is left.
 */
export function oddsInPercent(chances: readonly ItemChance[]): number[] {
  const total = totalOf(chances)
  if (total === 0) return chances.map(() => 0)
  const exact = chances.map((chance) => (weightOf(chance) * 10_000) / total)
  const shares = exact.map(Math.floor)
  const missing = 10_000 - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss)
  for (const { index } of byLoss.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => share / 100)
}
