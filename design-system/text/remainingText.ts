/** The time left until something ends, as a text and as number plus unit. */
export interface Remaining {
  /** The whole text: 残り3日, 残り5時間, 残り45分, or 終了 after the end. */
  text: string
  /** The number alone; empty after the end. */
  figure: string
  unit: '日' | '時間' | '分' | ''
  /** Whether 24 hours or less are left: the text is then shown in the danger colour. */
  isUrgent: boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const remaining = (count: number, unit: Remaining['unit'], urgent: boolean): Remaining => ({
  text: `残り${count}${unit}`,
  figure: String(count),
  unit,
  isUrgent: urgent,
})

/**
 * The time left until `end`: under 1 hour in minutes, at least 1; from 1 to 24 hours inclusive in hours; above that in
 * days; always rounded down. Both times are ISO; an unparsable one counts as ended (S129, Q69).
 */
export function remainingText(end: string, now: string): Remaining {
  const restMs = Date.parse(end) - Date.parse(now)
  if (!(restMs >= 0)) return { text: '終了', figure: '', unit: '', isUrgent: false }
  if (restMs < hourMs) return remaining(Math.max(1, Math.floor(restMs / minuteMs)), '分', true)
  if (restMs <= dayMs) return remaining(Math.floor(restMs / hourMs), '時間', true)
  return remaining(Math.floor(restMs / dayMs), '日', false)
}
