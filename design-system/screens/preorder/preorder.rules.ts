import { coinText } from '../../text/coinText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import type { CartChange, CartCounts, Preorder, PreorderCategory, PreorderItem } from './preorder.types.ts'

/** An item of the cart can be counted up to this (S133). */
export const mostOfAnItem = 100

const at = (iso: string) => Date.parse(iso)

/** Why nothing can be ordered at this moment; undefined while it is open. The host decides. */
export function whyPreorderClosed({ start, end }: Pick<Preorder, 'start' | 'end'>, now: string) {
  if (at(now) < at(start)) return { title: '受付の前です', text: `${dateTimeText(start)}から予約できます。` }
  if (at(now) >= at(end)) return { title: '受付を終えました', text: 'ご予約の品は、順にお届けします。' }
  return undefined
}

/** Everything that can be ordered, over all shelves, in their order. */
export const itemsOf = ({ categories }: Pick<Preorder, 'categories'>): PreorderItem[] =>
  categories.flatMap(({ items }) => items)

/** How many of an item can stand in a cart now. */
export const mostOf = ({ kind, remaining }: PreorderItem): number =>
  kind === 'unknown' ? 0 : Math.min(mostOfAnItem, remaining ?? mostOfAnItem)

/** One item of a cart, as often as it is there. */
export interface CartLine {
  item: PreorderItem
  count: number
  /** Of the line: coins of one, as often as it is there. */
  coins: number
}

/** The lines of a cart in the order of the shelf. */
export const linesOf = (preorder: Preorder, counts: CartCounts): CartLine[] =>
  itemsOf(preorder).flatMap((item) => {
    const count = counts[item.id] ?? 0
    return count > 0 ? [{ item, count, coins: count * item.coins }] : []
  })

/** Whole coins, so the sum is exact. */
export const coinsOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { coins }) => sum + coins, 0)
/** How many pieces a cart has over all of its lines. */
export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** 残り3個, 売り切れ; nothing where it is endless. */
export function stockText({ remaining }: Pick<PreorderItem, 'remaining'>): string | undefined {
  if (remaining === undefined) return undefined
  return remaining > 0 ? `残り${remaining}個` : '売り切れ'
}

/** What is in a pack, and how likely: every one of the line-up has the same odds. */
export function lineupText({ lineup, items }: PreorderCategory): string | undefined {
  if (lineup.length === 0) return undefined
  const kinds = new Set(items.map(({ kind }) => kind))
  const single = `1個入りは、${lineup.length}種のうちどれかひとつ。どれも同じ確率（${lineup.length}分の1）で、えらべません。`
  const box = `箱には、${lineup.length}種がひとつずつ入っています。`
  return [kinds.has('single') && single, kinds.has('box') && box].filter(Boolean).join('')
}

const list = (names: readonly string[]) => (names.length > 0 ? names.map((name) => `「${name}」`).join('') : 'なし')

/** A change of the cart in a sentence, line by line (Q74). */
export function changeText(change: CartChange): string {
  const name = `「${change.name}」`
  switch (change.what) {
    case 'price':
      return `${name}は、1個${coinText(change.before)}から${coinText(change.after)}に変わりました。`
    case 'gone':
      return `${name}は、予約できなくなりました。${change.count}個を外します。`
    case 'few':
      return `${name}は、残り${change.left}個になりました。${change.count}個を${change.left}個に減らします。`
    case 'bonus':
      return `${name}の特典が変わりました。前：${list(change.before)}　いま：${list(change.after)}`
    case 'count':
      return change.after > 0
        ? `${name}は、別の画面で${change.before}個から${change.after}個に変わりました。`
        : `${name}は、別の画面で外されました。`
  }
}
