import { dateText } from './dateTimeText.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The time since `iso`, as text relative to `now` (both ISO): たったいま, 12分前, 3時間前, 6日前; the date if it is a week or more.
 * A time in the future is たったいま, because the clocks may differ.
 */
export function agoText(iso: string, now: string): string {
  const past = Date.parse(now) - Date.parse(iso)
  if (!(past < 7 * day)) return dateText(iso)
  if (past < minute) return 'たったいま'
  if (past < hour) return `${Math.floor(past / minute)}分前`
  if (past < day) return `${Math.floor(past / hour)}時間前`
  return `${Math.floor(past / day)}日前`
}
