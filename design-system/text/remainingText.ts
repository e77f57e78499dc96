/** How long something is still there, in words and as a figure with its unit. */
export interface Remaining {
  /** 残り3日, 残り5時間, 残り45分, and 終了 when it is over. */
  text: string
  /** The number alone; empty when it is over. */
  figure: string
  unit: '日' | '時間' | '分' | ''
  /** 24 hours or less: shown in the danger colour. */
  urgent: boolean
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const left = (count: number, unit: Remaining['unit'], urgent: boolean): Remaining => ({
  text: `残り${count}${unit}`,
  figure: String(count),
  unit,
  urgent,
})

/**
 * The time left until `end` (S129, Q69): under 1 hour in minutes, at least 1; from 1 to 24 hours inclusive in hours;
 * above in days; always cut down. Both moments are ISO; one that cannot be read counts as over.
 */
export function remainingText(end: string, now: string): Remaining {
  const rest = Date.parse(end) - Date.parse(now)
  if (!(rest >= 0)) return { text: '終了', figure: '', unit: '', urgent: false }
  if (rest < hour) return left(Math.max(1, Math.floor(rest / minute)), '分', true)
  if (rest <= day) return left(Math.floor(rest / hour), '時間', true)
  return left(Math.floor(rest / day), '日', false)
}
