/** Rules of preorders: when items can be ordered, the lines and totals of a cart, and texts for its changes. */

import { coinText } from '../../text/coinText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import type { CartChange, CartCounts, Preorder, PreorderCategory, PreorderItem } from './preorder.types.ts'
import { isolated } from '../../text/isolated.ts'

/** The maximum count per item in a cart (S133). */
export const maxCountPerItem = 100

const at = (iso: string) => Date.parse(iso)

/** Why nothing can be ordered now; undefined while the preorder is open. For display: the server decides. */
export function whyPreorderClosed({ start, end }: Pick<Preorder, 'start' | 'end'>, now: string) {
  if (at(now) < at(start)) return { title: '受付の前です', text: `${dateTimeText(start)}から予約できます。` }
  if (at(now) >= at(end)) return { title: '受付を終えました', text: 'ご予約の品は、順にお届けします。' }
  return undefined
}

/** The items of all categories, in order. */
export const preorderItemsOf = ({ categories }: Pick<Preorder, 'categories'>): PreorderItem[] =>
  categories.flatMap(({ items }) => items)

/** The maximum count of an item in a cart, given the stock left. */
export const maxCountOf = ({ kind, remaining }: PreorderItem): number =>
  kind === 'unknown' ? 0 : Math.min(maxCountPerItem, remaining ?? maxCountPerItem)

/** One item of a cart with its count. */
export interface CartLine {
  item: PreorderItem
  count: number
  /** The price of the line: the item's price times its count. */
  coins: number
}

/** The lines of a cart, in the order of the preorder's items. */
export const cartLinesOf = (preorder: Preorder, counts: CartCounts): CartLine[] =>
  preorderItemsOf(preorder).flatMap((item) => {
    const count = counts[item.id] ?? 0
    return count > 0 ? [{ item, count, coins: count * item.coins }] : []
  })

/** The total price; exact, because coins are integers. */
export const cartPriceOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { coins }) => sum + coins, 0)
/** The number of pieces in all lines. */
export const cartPieceCount = (lines: readonly CartLine[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** The stock left as text: 残り3個, 売り切れ. Undefined when the stock is unlimited. */
export function itemStockText({ remaining }: Pick<PreorderItem, 'remaining'>): string | undefined {
  if (remaining === undefined) return undefined
  return remaining > 0 ? `残り${remaining}個` : '売り切れ'
}

/** The possible contents of a pack and their odds, which are equal for all. */
export function lineupText({ lineup, items }: PreorderCategory): string | undefined {
  if (lineup.length === 0) return undefined
  const kinds = new Set(items.map(({ kind }) => kind))
  const single = `1個入りは、${lineup.length}種のうちどれかひとつ。どれも同じ確率（${lineup.length}分の1）で、えらべません。`
  const box = `箱には、${lineup.length}種がひとつずつ入っています。`
  return [kinds.has('single') && single, kinds.has('box') && box].filter(Boolean).join('')
}

const list = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => `「${isolated(name)}」`).join('') : 'なし'

/** A change of the cart as a sentence (Q74). */
export function cartChangeText(change: CartChange): string {
  const item = `「${isolated(change.name)}」`
  switch (change.what) {
    case 'price':
      return `${item}は、1個${coinText(change.before)}から${coinText(change.after)}に変わりました。`
    case 'gone':
      return `${item}は、予約できなくなりました。${change.count}個を外します。`
    case 'few':
      return `${item}は、残り${change.left}個になりました。${change.count}個を${change.left}個に減らします。`
    case 'bonus':
      return `${item}の特典が変わりました。前：${list(change.before)}　いま：${list(change.after)}`
    case 'count':
      return change.after > 0
        ? `${item}は、別の画面で${change.before}個から${change.after}個に変わりました。`
        : `${item}は、別の画面で外されました。`
  }
}
