import { Button } from '../../../components/Button.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { coinFigure, coinText } from '../../../text/coinText.ts'
import { countText } from '../../../text/countText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { yenText } from '../../../text/yenText.ts'
import { packAvailability, packAvailabilityText } from '../shop.rules.ts'
import type { ShopItem } from '../shop.types.ts'

export interface ShopRowsProps {
  items: readonly ShopItem[]
  now: string
  onBuy?: ((item: ShopItem) => void) | undefined
  /** The id of the pack being checked. */
  checking?: string | undefined
}

/** The packs on sale, priced in yen. */
export function ShopRows({ items, now, onBuy, checking }: ShopRowsProps) {
  return (
    <ul className="-mt-4">
      {items.map((item) => (
        <Row key={item.id} item={item} now={now} onBuy={onBuy} isChecking={item.id === checking} />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<ShopRowsProps, 'now' | 'onBuy'> {
  item: ShopItem
  isChecking: boolean
}

function Row({ item, now, onBuy, isChecking }: RowProps) {
  const { coins, yen, salesCopy } = item
  const availability = packAvailability(item, now)
  return (
    <li className="flex min-h-21 items-center justify-between gap-4 border-b border-hair py-4">
      <div className="min-w-0">
        <Figure value={coinFigure(coins)} unit="コイン" size={32} label={coinText(coins)} />
        {salesCopy && <p className="mt-2 text-14">{salesCopy}</p>}
        {availability === 'buyable' && <Remaining item={item} now={now} />}
      </div>
      {availability !== 'buyable' ? (
        <p className="shrink-0 text-14 font-bold text-quiet">
          <span translate="no" className="whitespace-nowrap">
            {yenText(yen)}
          </span>
          　{packAvailabilityText[availability]}
        </p>
      ) : onBuy === undefined ? (
        <p translate="no" className="shrink-0 text-20 font-bold tabular-nums">
          {yenText(yen)}
        </p>
      ) : (
        <Button
          variant="outline"
          size="small"
          className="min-w-36 shrink-0"
          onClick={() => onBuy(item)}
          isPending={isChecking}
          pendingLabel="確認しています"
        >
          <span>
            <span translate="no" className="whitespace-nowrap">
              {yenText(yen)}
            </span>
            で購入
          </span>
        </Button>
      )}
    </li>
  )
}

/** The time and the quantity left (S129, S121). */
function Remaining({
  item: { end, showsTimeLeft, maxQuantity, remainingQuantity },
  now,
}: {
  item: ShopItem
  now: string
}) {
  const time = showsTimeLeft ? remainingText(end, now) : undefined
  if (!time && maxQuantity === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-14 font-bold">
      {time && <span className={time.isUrgent ? 'text-danger' : ''}>{time.text}</span>}
      {maxQuantity > 0 && <span className="whitespace-nowrap">あと{countText(remainingQuantity)}回</span>}
    </p>
  )
}
