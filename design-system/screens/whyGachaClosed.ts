import type { GachaSummary } from './programme.types.ts'

/** Why something cannot be drawn or bought at this moment, with the text to show. */
export interface ClosedReason {
  reason: 'before' | 'over' | 'soldOut' | 'limited' | 'freeOver'
  title: string
  text: string
}

type Period = Pick<GachaSummary, 'start' | 'end' | 'stock'> & { remainingDraws?: number | undefined }

/**
 * Why a gacha cannot be drawn, by its period and stock. For display only: the server decides. Returns undefined when
 * the gacha can be drawn (start inclusive, end exclusive, Q70).
 */
export function whyGachaClosed({ start, end, stock, remainingDraws }: Period, now: string): ClosedReason | undefined {
  if (at(now) < at(start)) return { reason: 'before', title: 'まだ始まっていません', text: '開始までお待ちください。' }
  if (at(now) >= at(end)) {
    return { reason: 'over', title: '終了しました', text: '手に入れた写真は、コレクションに残っています。' }
  }
  if (stock === 'OUT_OF_STOCK') {
    return { reason: 'soldOut', title: '景品終了', text: 'すべての景品がなくなりました。' }
  }
  if (stock === 'LIMITED_BY_USER' || remainingDraws === 0) {
    return {
      reason: 'limited',
      title: '引ける回数の上限です',
      text: 'このガチャは、もう引けません。',
    }
  }
  return undefined
}

const at = (iso: string) => Date.parse(iso)
