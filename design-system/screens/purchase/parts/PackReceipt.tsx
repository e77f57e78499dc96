import { Figure } from '../../../components/Figure.tsx'
import { coinFigure, coinText } from '../../../text/coinText.ts'
import { countText } from '../../../text/countText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { yenText } from '../../../text/yenText.ts'
import { Facts } from '../../parts/Facts.tsx'
import type { ShopItem } from '../../shop/shop.types.ts'

/** The purchased pack and its price, in the style of a receipt. */
export function PackReceipt({ pack, now }: { pack: ShopItem; now: string }) {
  const { coins, yen, salesCopy, showsTimeLeft, end, maxQuantity, remainingQuantity } = pack
  const left = showsTimeLeft ? remainingText(end, now) : undefined
  return (
    <div className="border-t-2 border-ink pt-6">
      <Figure value={coinFigure(coins)} unit="コイン" size={48} deskSize={72} label={coinText(coins)} />
      {salesCopy && <p className="mt-3 font-bold">{salesCopy}</p>}
      <div className="mt-6 border-t border-hair pt-3">
        <Facts
          facts={[
            {
              term: 'お支払い金額',
              words: (
                <span className="text-20 font-bold tabular-nums">
                  <span translate="no" className="whitespace-nowrap">
                    {yenText(yen)}
                  </span>
                  （税込）
                </span>
              ),
            },
            ...(left
              ? [
                  {
                    term: '販売期間',
                    words: (
                      <>
                        {dateTimeText(end)}まで　
                        <span className={left.isUrgent ? 'font-bold text-danger' : 'font-bold'}>{left.text}</span>
                      </>
                    ),
                  },
                ]
              : []),
            ...(maxQuantity > 0 ? [{ term: '購入できる回数', words: `あと${countText(remainingQuantity)}回` }] : []),
            { term: '有効期限', words: 'ありません' },
          ]}
        />
      </div>
    </div>
  )
}
