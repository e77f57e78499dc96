import { Artwork } from '../../../components/Artwork.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Rarity } from '../../../components/Rarity.tsx'
import { percentText } from '../../../text/percentText.ts'
import type { DrawnItem } from '../gacha.types.ts'

/** The rarest item of a draw, with its obi (vertical title band). */
export function RarestCard({ item }: { item: DrawnItem }) {
  const { id, name, image, rarity, percent, isNew, owned } = item
  return (
    <div className="max-w-108">
      <div className="@container flex h-98 desk:h-125">
        <Obi
          size="large"
          className="desk:w-22!"
          title={name}
          top={rarity === 'UNKNOWN' ? undefined : rarity}
          foot={percent === undefined ? undefined : [percentText(percent)]}
        />
        <div className="relative min-w-0 flex-1 overflow-hidden">
          <Artwork src={image} alt={name} ratio="fill" id={id} isPriority />
        </div>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-20 font-bold">
        <Rarity rarity={rarity} hasPrinting />
        {item.type === 'TICKET' && <span>チケット</span>}
        <span>{isNew ? 'はじめて手に入れました' : `${owned}枚目です`}</span>
      </p>
    </div>
  )
}
