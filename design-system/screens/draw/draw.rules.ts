import { dateTimeText } from '../../text/dateTimeText.ts'
import { percentText } from '../../text/percentText.ts'
import { assetKindText, assetText, isCoins, type Asset } from '../asset.types.ts'
import type { Draw, DrawOutcome, DrawPrize } from './draw.types.ts'

const at = (iso: string) => Date.parse(iso)

/** Why nobody can enter at this moment by the period; nothing when it is open. The host decides. */
export function whyDrawClosed({ start, end }: Pick<Draw, 'start' | 'end'>, now: string) {
  if (at(now) < at(start)) return { title: 'まだ始まっていません', text: `${dateTimeText(start)}から引けます。` }
  if (at(now) >= at(end)) return { title: '終了しました', text: '当たった賞品は、お渡し済みです。' }
  return undefined
}

const day = 24 * 60 * 60_000
const japan = 9 * 60 * 60_000

/** The 0:00 in Japan that follows a moment, in milliseconds since 1970. */
const nextMidnight = (moment: number) => (Math.floor((moment + japan) / day) + 1) * day - japan

/** When something about the draw changes by itself: it begins, it ends, a new day begins; in milliseconds from now. */
export function untilNextChange({ start, end }: Pick<Draw, 'start' | 'end'>, now: number): number {
  const moments = [at(start), at(end), nextMidnight(now)].filter((moment) => moment > now)
  return Math.min(...moments) - now
}

/** When the next entry is possible; undefined when the draw is over by then. */
export function nextEntry({ entered }: Pick<DrawOutcome, 'entered'>, { end }: Pick<Draw, 'end'>): string | undefined {
  const next = nextMidnight(at(entered))
  return next < at(end) ? new Date(next).toISOString() : undefined
}

/** What the rounding of several odds may add up to, in percent. */
const tolerance = 0.01

/**
 * The share of entries that win nothing: what is missing to 100 %. Undefined when the odds of the prizes are no odds:
 * then none of them can be shown.
 */
export function missPercent(prizes: readonly Pick<DrawPrize, 'percent'>[]): number | undefined {
  const isShare = ({ percent }: Pick<DrawPrize, 'percent'>) => percent >= 0 && percent <= 100
  const sum = prizes.reduce((whole, { percent }) => whole + percent, 0)
  if (!prizes.every(isShare) || sum > 100 + tolerance) return undefined
  return Math.max(0, Math.round((100 - sum) * 10_000) / 10_000)
}

const count = new Intl.NumberFormat('ja-JP')

/** 残り10本, 本数の定めなし. Never shortened: winners are counted. */
export function winnersText({ remaining }: Pick<DrawPrize, 'remaining'>): string {
  if (remaining === undefined) return '本数の定めなし'
  return remaining > 0 ? `残り${count.format(remaining)}本` : '残り0本（終了）'
}

/** Coins and points are their own name. */
export const prizeKindText = (prize: Asset) =>
  isCoins(prize) || prize.kind === 'VOTE_POINT' ? undefined : assetKindText[prize.kind]

/** A whole row of the list, as a screen reader says it: 灯台の栞、写真、残り10本、確率1.0%. */
export function prizeRowText(prize: DrawPrize, hasOdds: boolean): string {
  const odds = hasOdds ? [`確率${percentText(prize.percent)}`] : []
  return [assetText(prize), prizeKindText(prize), winnersText(prize), ...odds].filter(Boolean).join('、')
}

/** All prizes with their winners in one text: a line for each. */
export function prizesText(prizes: readonly DrawPrize[]): string {
  if (prizes.length === 0) return 'まだ発表されていません。'
  return prizes.map((prize) => `${assetText(prize)}　${winnersText(prize)}`).join('\n')
}

/** The result in a sentence. */
export function outcomeText({ prize }: Pick<DrawOutcome, 'prize'>): string {
  return prize ? `${assetText(prize)}が、当たりました` : '今日は、はずれでした'
}
