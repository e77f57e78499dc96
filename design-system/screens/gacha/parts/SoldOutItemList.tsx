import { Rarity } from '../../../components/Rarity.tsx'
import { Section } from '../../../components/Section.tsx'
import { gachaStockText } from '../gacha.rules.ts'
import type { GachaItem } from '../gacha.types.ts'

/** The items that are sold out, for all members or for this member, while other items can still be drawn (C080). */
export function SoldOutItemList({ items }: { items: readonly GachaItem[] }) {
  if (items.length === 0) return null
  return (
    <Section title="もう出ないもの" lead="提供割合は、残りのアイテムで組みなおしてあります。">
      <ul className="max-w-180 border-t border-hair text-14 desk:border-t-0">
        {items.map(({ id, name, rarity, stock }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-b border-hair py-2.5">
            <Rarity rarity={rarity} className="w-20 shrink-0" />
            <span className="min-w-0 flex-1">{name}</span>
            <span className="font-bold text-danger">{gachaStockText(stock)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
