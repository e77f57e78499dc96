import { Artwork } from '../../../components/Artwork.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Rarity } from '../../../components/Rarity.tsx'
import { coinFigure, coinText } from '../../../text/coinText.ts'
import type { DrawnItem } from '../gacha.types.ts'
import { NewItemMark } from './NewItemMark.tsx'

/** The number of characters above which a figure does not fit a card's width: up to 99,999 fits. */
const longFigureLength = 6

export interface OtherDrawnCardsProps {
  /** All drawn items except the rarest one, which is shown above as number 1. */
  items: readonly DrawnItem[]
  coinsLeft: number
}

/** The cards of a draw except the rarest one, numbered like the songs of a record, followed by the remaining coins. */
export function OtherDrawnCards({ items, coinsLeft }: OtherDrawnCardsProps) {
  const left = coinFigure(coinsLeft)
  const rest = (
    <div className="flex items-end justify-between gap-4 border-t border-hair pt-4 desk:flex-col desk:items-start desk:justify-end">
      <p className="text-14 text-quiet">のこり</p>
      <Figure value={left} unit="コイン" size={40} label={`のこり ${coinText(coinsLeft)}`} />
    </div>
  )
  if (items.length === 0) return <div className="desk:max-w-60 desk:self-end desk:pb-11">{rest}</div>
  return (
    <div className="border-t border-ink pt-5 desk:border-t-0 desk:pt-0">
      <ol start={2} className="grid grid-cols-3 gap-x-3 gap-y-7 desk:grid-cols-5 desk:gap-x-4">
        {items.map((item, at) => (
          <Card key={at} item={item} number={at + 2} />
        ))}
        <li className={`col-span-3 ${left.length > longFigureLength ? 'desk:col-span-full' : 'desk:col-span-1'}`}>
          {rest}
        </li>
      </ol>
    </div>
  )
}

function Card({ item, number }: { item: DrawnItem; number: number }) {
  const { id, name, image, type, rarity } = item
  return (
    <li className="min-w-0">
      <Artwork src={image} alt="" ratio="3:4" id={id} />
      <p className="mt-3 flex items-end justify-between gap-2">
        <span className="figure-24">{number}</span>
        <Rarity rarity={rarity} className="text-12" />
      </p>
      <p className="mt-1.5 line-clamp-2 text-14 font-bold">{name}</p>
      {type === 'TICKET' && <p className="text-12 text-quiet">チケット</p>}
      <p className="mt-0.5 text-12">
        <NewItemMark item={item} />
      </p>
    </li>
  )
}
