import type { PenlightColor, PenlightCounts } from '../realtime/topicPort.ts'

/** Maximum number of penlights that one answer lights: of a large crowd, a sample is shown. */
const maxWaves = 24

/** What a new answer shows: the penlights to light now, and the user's own ones that no answer has counted yet. */
export interface WavesOfAnswer {
  waves: PenlightColor[]
  ownUncounted: PenlightCounts
}

/**
 * Compares two answers. The user's own penlights were lit at the press, so the answer that counts them lights none for
 * them. Counts that decrease, as after a restart of the server, light nothing.
 */
export function wavesBetween(
  before: PenlightCounts,
  after: PenlightCounts,
  ownUncounted: PenlightCounts,
): WavesOfAnswer {
  const news = (Object.entries(after) as [PenlightColor, number][]).map(([color, count]) => {
    const waved = Math.max(0, count - (before[color] ?? 0))
    const own = Math.min(waved, ownUncounted[color] ?? 0)
    return { color, own, others: waved - own }
  })
  const rest = { ...ownUncounted }
  for (const { color, own } of news) rest[color] = (rest[color] ?? 0) - own
  return { waves: alternating(news), ownUncounted: rest }
}

/** One penlight of each colour after the other, so that no colour hides the others. */
function alternating(news: readonly { color: PenlightColor; others: number }[]): PenlightColor[] {
  const waves: PenlightColor[] = []
  for (let round = 0; waves.length < maxWaves && news.some(({ others }) => others > round); round += 1)
    waves.push(...news.flatMap(({ color, others }) => (others > round ? [color] : [])))
  return waves.slice(0, maxWaves)
}

/** Adds `change` to the count of a colour. */
export const withPenlightCount = (counts: PenlightCounts, color: PenlightColor, change: number): PenlightCounts => ({
  ...counts,
  [color]: Math.max(0, (counts[color] ?? 0) + change),
})
