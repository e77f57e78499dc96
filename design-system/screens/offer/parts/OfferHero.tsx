import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { Artwork } from '../../../components/Artwork.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Light } from '../../../components/Light.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { countParts } from '../../../text/countText.ts'
import type { OfferItem, OfferRoom } from '../offer.types.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { HeroDescription } from '../../parts/HeroDescription.tsx'

export interface OfferHeroProps {
  item: OfferItem
  room: OfferRoom
  onFavor: (itemId: string) => void
  refusal?: string | undefined
}

/** The item with its obi (vertical title band), and its number of favourites. */
export function OfferHero({ item, room, onFavor, refusal }: OfferHeroProps) {
  const { figure, unit } = countParts(item.favors)
  return (
    <div className="relative isolate">
      <Light place="hero" className="max-desk:hidden" />
      <div className="hero desk:grid desk:min-h-140 desk:grid-cols-[27rem_minmax(0,1fr)]">
        <div className="flex h-107 desk:order-last desk:h-auto">
          <Obi
            as="h1"
            size="large"
            top="リクエスト"
            title={item.name}
            foot={[room.channel.name]}
            className="ml-4 desk:ml-0"
          />
          <div className="relative min-w-0 flex-1 overflow-hidden">
            <Artwork src={item.image ?? room.image} alt="" ratio="fill" id={item.id} isPriority />
          </div>
        </div>
        <div className="flex min-w-0 flex-col justify-end gap-5 px-4 pt-8 desk:px-8 desk:pb-8">
          <Figure
            value={figure}
            unit={[`${unit}人の`, 'お気に入り']}
            size={72}
            deskSize={120}
            label={`${figure}${unit}人のお気に入り`}
          />
          <HeroDescription text={item.description} className="" />
          <FavoriteButton item={item} onFavor={onFavor} isFullWidth />
          <StatusRegion>{refusal && <p className="font-bold text-danger">{refusal}</p>}</StatusRegion>
        </div>
      </div>
    </div>
  )
}
