/** Rules of lotteries: phases, the number of entries a member may buy, and texts for prizes. */

import { dateTimeText } from '../../text/dateTimeText.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { assetText } from '../asset.types.ts'
import type { Lottery, LotteryPhase, LotteryPrize, LotteryWin, OwnLotteryResult } from './lottery.types.ts'
import { isolated } from '../../text/isolated.ts'

const at = (iso: string) => Date.parse(iso)

/** The phase of a lottery by its times. Only the server knows whether it is `soldOut`. */
export function lotteryPhaseAt(
  { start, end, announced }: Pick<Lottery, 'start' | 'end' | 'announced'>,
  now: string,
  isSoldOut: boolean,
): LotteryPhase {
  if (at(now) < at(start)) return 'before'
  if (at(now) >= at(announced)) return 'announced'
  if (at(now) >= at(end)) return 'closed'
  return isSoldOut ? 'soldOut' : 'open'
}

/** The title and text for a phase that is closed to entries; undefined for `open`. */
export function lotteryPhaseText({ phase, start, announced }: Lottery): { title: string; text: string } | undefined {
  if (phase === 'before') return { title: '受付の前です', text: `${dateTimeText(start)}から申し込めます。` }
  const announcedText = `結果は、${dateTimeText(announced)}に発表します。`
  if (phase === 'soldOut')
    return { title: '口数の上限に達しました', text: `受付できる口数が、なくなりました。${announcedText}` }
  if (phase === 'closed') return { title: '受付を終えました', text: announcedText }
  if (phase === 'announced')
    return { title: '結果を発表しました', text: '申し込んだ方は、結果のページで確かめられます。' }
  return undefined
}

/** How many more entries a member may buy: limited by the member's maximum and the remaining stock. */
export function maxEntriesToBuy({
  maxEntries,
  entries = 0,
  remaining,
}: Pick<Lottery, 'maxEntries' | 'entries' | 'remaining'>): number {
  return Math.max(0, Math.min(maxEntries - entries, remaining ?? Infinity))
}

/** Whether the member has chosen an item of a won prize. */
export const isPrizeChosen = ({ items }: LotteryWin) => items.some((item) => item.isChosen)

/** Whether the member still has to choose a prize. */
export const waitsForChoice = (result: OwnLotteryResult) => result.state === 'won' && !result.wins.every(isPrizeChosen)

/** The step of a lottery for the member: 申込 → 抽選 → 選択期限 → 確定. */
export type LotteryStep = 'entry' | 'draw' | 'choice' | 'settled'

/** The current step of a lottery for this member. After losing, or after choosing a prize, it is the last step. */
export function lotteryStepOf({ phase, choiceEnd }: Lottery, result: OwnLotteryResult, now: string): LotteryStep {
  if (phase === 'closed') return 'draw'
  if (phase !== 'announced') return 'entry'
  if (result.state === 'lost' || (result.state === 'won' && !waitsForChoice(result))) return 'settled'
  return choiceEnd !== undefined && at(now) >= at(choiceEnd) ? 'settled' : 'choice'
}

/** The number of winners, as text: 5名. Never abbreviated. */
export const winnerCountText = ({ winners }: Pick<LotteryPrize, 'winners'>) => `${groupedDigits(winners)}名`

/** All prizes with their numbers of winners, as text with one line each. */
export function lotteryPrizesText(prizes: readonly LotteryPrize[]): string {
  if (prizes.length === 0) return 'まだ発表されていません。'
  return prizes
    .map((prize) => `${isolated(prize.name)}（${prizeChoicesText(prize)}）　${winnerCountText(prize)}`)
    .join('\n')
}

/** What a winner receives, as text: 100コイン, or 灯里の旗、ことはの旗から、ひとつ. */
export function prizeChoicesText({ items }: Pick<LotteryPrize, 'items'>): string {
  const names = items.map(assetText)
  return names.length > 1 ? `${names.map(isolated).join('、')}から、ひとつ` : (names[0] ?? '内容は、のちほど')
}

/** The number of entries, as text: 3,000口. */
export const entriesText = (count: number) => `${groupedDigits(count)}口`

/** Whether the item is sent by post, which needs an address. */
export const isShipped = ({ kind }: { kind: string }) => kind === 'GOODS'
