import { groupedDigits } from '../../text/groupedDigits.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { nextMidnightInJapan } from '../../text/japanTime.ts'
import { assetText } from '../asset.types.ts'
import type { Draw, DrawOutcome, DrawPrize } from './draw.types.ts'

const at = (iso: string) => Date.parse(iso)

/** Why the draw is closed by its period; undefined when it is open. For display: the server decides. */
export function whyDrawClosed({ start, end }: Pick<Draw, 'start' | 'end'>, now: string) {
  if (at(now) < at(start)) return { title: 'まだ始まっていません', text: `${dateTimeText(start)}から引けます。` }
  if (at(now) >= at(end)) return { title: '終了しました', text: '当たった賞品は、お渡し済みです。' }
  return undefined
}

/** The time in milliseconds until the draw's display changes: its start, its end, or the next day in Japan. */
export function msUntilNextChange({ start, end }: Pick<Draw, 'start' | 'end'>, now: number): number {
  const moments = [at(start), at(end), nextMidnightInJapan(now)].filter((moment) => moment > now)
  return Math.min(...moments) - now
}

/** When the next entry is possible; undefined when the draw has ended by then. */
export function nextEntryTime(
  { entered }: Pick<DrawOutcome, 'entered'>,
  { end }: Pick<Draw, 'end'>,
): string | undefined {
  const next = nextMidnightInJapan(at(entered))
  return next < at(end) ? new Date(next).toISOString() : undefined
}

/** The number of winners left, as text: 残り10本, 本数の定めなし. Never abbreviated. */
export function winnersLeftText({ remaining }: Pick<DrawPrize, 'remaining'>): string {
  if (remaining === undefined) return '本数の定めなし'
  return remaining > 0 ? `残り${groupedDigits(remaining)}本` : '残り0本（終了）'
}

/** All prizes with their numbers of winners, as text with one line each. */
export function drawPrizesText(prizes: readonly DrawPrize[]): string {
  if (prizes.length === 0) return 'まだ発表されていません。'
  return prizes.map((prize) => `${assetText(prize)}　${winnersLeftText(prize)}`).join('\n')
}

/** The result of the draw as a sentence. */
export function drawOutcomeText({ prize }: Pick<DrawOutcome, 'prize'>): string {
  return prize ? `${assetText(prize)}が、当たりました` : '今日は、はずれでした'
}
