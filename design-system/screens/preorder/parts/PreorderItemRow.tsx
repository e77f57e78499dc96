import { memo, useState } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { CountField } from '../../../components/CountField.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { coinFigure, coinText } from '../../../text/coinText.ts'
import { maxCountOf, itemStockText } from '../preorder.rules.ts'
import type { PreorderBonus, PreorderItem } from '../preorder.types.ts'
import { isolated } from '../../../text/isolated.ts'
import { PressButton } from '../../../components/parts/PressButton.tsx'

export interface PreorderItemRowProps {
  item: PreorderItem
  count: number
  /** Whether counts can be changed now. */
  isOpen: boolean
  onCountChange: (itemId: string, count: number) => void
}

const kindText = { normal: '', single: 'ランダム', box: '1種ずつ', unknown: '' } as const

/**
 * An item with its price, its bonuses, and its count in the cart. An item just removed can be put back. Memoised, so
 * that changing one row renders no other.
 */
export const PreorderItemRow = memo(function PreorderItemRow({
  item,
  count,
  isOpen,
  onCountChange,
}: PreorderItemRowProps) {
  const { id, name, image, kind, coins, remaining, bonuses } = item
  const stock = itemStockText(item)
  const canOrder = isOpen && (maxCountOf(item) > 0 || count > 0)
  return (
    <li className="grid grid-cols-[min(6rem,26vw)_minmax(0,1fr)] gap-x-4 border-b border-hair py-5 desk:grid-cols-[7rem_8rem_minmax(0,1fr)_auto] desk:items-center desk:gap-x-6">
      <p className="order-2 col-start-2 mt-2 desk:order-none desk:col-start-1 desk:mt-0">
        <Figure
          value={kind === 'unknown' ? '—' : coinFigure(coins)}
          unit="コイン"
          size={24}
          deskSize={32}
          label={`1個${coinText(coins)}`}
        />
      </p>
      <div className="row-span-3 desk:row-span-1">
        <Artwork src={image} alt="" ratio="1:1" id={id} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3.5 text-14 text-quiet">
          {kindText[kind] && <span>{kindText[kind]}</span>}
          {stock && <span className={remaining === 0 ? 'font-bold text-danger' : 'tabular-nums'}>{stock}</span>}
        </p>
        <h3 className="heading text-20">{name}</h3>
        {bonuses.length > 0 && <ItemBonuses bonuses={bonuses} />}
      </div>
      <div className="order-3 col-start-2 mt-3 desk:order-none desk:col-start-4 desk:mt-0">
        {kind === 'unknown' ? (
          <p className="text-14">いまは予約できません。</p>
        ) : (
          canOrder && <RowCount item={item} count={count} onCountChange={onCountChange} />
        )}
      </div>
    </li>
  )
})

function RowCount({ item, count, onCountChange }: Omit<PreorderItemRowProps, 'isOpen'>) {
  /** The count before the item was removed. */
  const [removed, setRemoved] = useState(0)
  const change = (next: number) => {
    setRemoved(next === 0 ? count : 0)
    onCountChange(item.id, next)
  }
  return (
    <div tabIndex={-1} className="desk:text-right">
      <CountField
        id={`count-${item.id}`}
        label={isolated(item.name)}
        unit="個"
        max={Math.max(maxCountOf(item), 0)}
        value={count}
        onValueChange={change}
      />
      <output className="block text-14">
        {removed > 0 && count === 0 && (
          <>
            カートから外しました。
            <PressButton
              onClick={() => change(Math.min(removed, maxCountOf(item)))}
              className="min-h-11 font-bold underline underline-offset-4"
            >
              {removed}個にもどす
            </PressButton>
          </>
        )}
      </output>
    </div>
  )
}

/** The bonuses (特典) of an item: each piece of the item comes with one of each bonus. */
export function ItemBonuses({ bonuses }: { bonuses: readonly PreorderBonus[] }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-14">
      {bonuses.map((bonus) => (
        <li key={bonus.id} className="flex items-center gap-2.5">
          <span className="w-8 shrink-0">
            <Artwork src={bonus.image} alt="" ratio="1:1" id={bonus.id} />
          </span>
          <span>
            <span className="font-bold">特典</span>　1個につき「{isolated(bonus.name)}」ひとつ
          </span>
        </li>
      ))}
    </ul>
  )
}
