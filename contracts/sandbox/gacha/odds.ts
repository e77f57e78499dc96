import { randomInt } from 'node:crypto'

/** What can be drawn, with its share of all draws in ten-thousandths. */
export interface Chance {
  weight: number
  /** How many can still be drawn: by all, and by this member. */
  left: number
}

/** An integer from 0 up to and without `below`. */
export type Random = (below: number) => number

/** From the operating system's source of randomness: nobody can foresee or steer it. */
export const fairRandom: Random = (below) => randomInt(below)

const weightOf = ({ weight, left }: Chance) => (left > 0 ? weight : 0)
const totalOf = (chances: readonly Chance[]) => chances.reduce((sum, chance) => sum + weightOf(chance), 0)

/**
 * Draws one. What is used up no longer takes part, and its share goes to what is left, in proportion. Undefined when
 * nothing is left.
 */
export function drawOne<C extends Chance>(chances: readonly C[], random: Random = fairRandom): C | undefined {
  const total = totalOf(chances)
  if (total === 0) return undefined
  let ticket = random(total)
  return chances.find((chance) => {
    ticket -= weightOf(chance)
    return ticket < 0
  })
}

/**
 * The odds as they are now, in percent with two decimals, which add up to exactly 100: what rounding down leaves goes,
 * a hundredth each, to those who lost most by it. All 0 when nothing is left.
 */
export function percentages(chances: readonly Chance[]): number[] {
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
