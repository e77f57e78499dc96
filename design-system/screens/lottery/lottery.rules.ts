import { dateTimeText } from '../../text/dateTimeText.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { assetText } from '../asset.types.ts'
import type { Lottery, LotteryPhase, LotteryPrize, LotteryWin, OwnResult } from './lottery.types.ts'

const at = (iso: string) => Date.parse(iso)

/** The phase by the clock; that the entries are gone is the host's to say. */
export function phaseAt(
  { start, end, announced }: Pick<Lottery, 'start' | 'end' | 'announced'>,
  now: string,
  isSoldOut: boolean,
): LotteryPhase {
  if (at(now) < at(start)) return 'before'
  if (at(now) >= at(announced)) return 'announced'
  if (at(now) >= at(end)) return 'closed'
  return isSoldOut ? 'soldOut' : 'open'
}

/** What the phase means, and why nobody can enter now; `open` says nothing. */
export function phaseText({ phase, start, announced }: Lottery): { title: string; text: string } | undefined {
  if (phase === 'before') return { title: '受付の前です', text: `${dateTimeText(start)}から申し込めます。` }
  const told = `結果は、${dateTimeText(announced)}に発表します。`
  if (phase === 'soldOut') return { title: '口数の上限に達しました', text: `受付できる口数が、なくなりました。${told}` }
  if (phase === 'closed') return { title: '受付を終えました', text: told }
  if (phase === 'announced')
    return { title: '結果を発表しました', text: '申し込んだ方は、結果のページで確かめられます。' }
  return undefined
}

/** How many more entries a member may buy now: the own limit, and what is left for all. */
export function mostToBuy({ most, entries = 0, remaining }: Pick<Lottery, 'most' | 'entries' | 'remaining'>): number {
  return Math.max(0, Math.min(most - entries, remaining ?? Infinity))
}

/** Whether a won prize still waits for its choice. */
export const isChosen = ({ items }: LotteryWin) => items.some((item) => item.isChosen)

/** Whether something is left to do: a choice that nobody has made. */
export const waitsForChoice = (result: OwnResult) => result.state === 'won' && !result.wins.every(isChosen)

/** 申込 → 抽選 → 選択期限 → 確定: where it stands, for the one who looks. */
export type LotteryStep = 'entry' | 'draw' | 'choice' | 'settled'

/** Where a lottery stands for the one who looks at it now; who lost, or has chosen, is at the end. */
export function stepOf({ phase, choiceEnd }: Lottery, result: OwnResult, now: string): LotteryStep {
  if (phase === 'closed') return 'draw'
  if (phase !== 'announced') return 'entry'
  if (result.state === 'lost' || (result.state === 'won' && !waitsForChoice(result))) return 'settled'
  return choiceEnd !== undefined && at(now) >= at(choiceEnd) ? 'settled' : 'choice'
}

/** 5名, never shortened: winners are counted. */
export const winnersText = ({ winners }: Pick<LotteryPrize, 'winners'>) => `${groupedDigits(winners)}名`

/** All prizes with their winners in one text: a line for each. */
export function prizesText(prizes: readonly LotteryPrize[]): string {
  if (prizes.length === 0) return 'まだ発表されていません。'
  return prizes.map((prize) => `${prize.name}（${choicesText(prize)}）　${winnersText(prize)}`).join('\n')
}

/** What a winner receives: 100コイン, or 灯里の旗、ことはの旗から、ひとつ. */
export function choicesText({ items }: Pick<LotteryPrize, 'items'>): string {
  const names = items.map(assetText)
  return names.length > 1 ? `${names.join('、')}から、ひとつ` : (names[0] ?? '内容は、のちほど')
}

/** 3,000口 */
export const entriesText = (count: number) => `${groupedDigits(count)}口`

/** Whether it goes by post: then an address is needed. */
export const isShipped = ({ kind }: { kind: string }) => kind === 'GOODS'
