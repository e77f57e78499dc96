import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { AppLink } from '../../../components/AppLink.tsx'
import { Artwork } from '../../../components/Artwork.tsx'
import { countText } from '../../../text/countText.ts'
import type { FavoriteRefusal, OfferItem } from '../offer.types.ts'
import { FavoriteButton } from './FavoriteButton.tsx'

export interface OfferRowsProps {
  items: readonly OfferItem[]
  onFavor: (itemId: string) => void
  refusal?: FavoriteRefusal | undefined
}

/** The possible answers with their numbers of favourites. */
export function OfferRows({ items, onFavor, refusal }: OfferRowsProps) {
  return (
    <ul className="-mt-4">
      {items.map((item) => (
        <li
          key={item.id}
          className="grid grid-cols-[min(6rem,32vw)_minmax(0,1fr)] gap-x-5 gap-y-3 border-b border-hair py-5 desk:grid-cols-[minmax(0,8rem)_minmax(8rem,1fr)_auto_minmax(0,13rem)] desk:items-center desk:gap-x-8"
        >
          <Artwork src={item.image} alt="" ratio="16:9" id={item.id} />
          <div className="min-w-0">
            <AppLink href={item.href} className="heading tappable block text-20 underline-offset-4 hover:underline">
              {item.name}
            </AppLink>
            {item.description && <p className="mt-0.5 text-14 text-quiet">{item.description}</p>}
          </div>
          <p className="text-14 whitespace-nowrap text-quiet tabular-nums desk:text-right">
            <span translate="no" className="text-20 font-bold text-ink">
              {countText(item.favors)}
            </span>
            人
          </p>
          <FavoriteButton item={item} onFavor={onFavor} size="small" isFullWidth />
          <StatusRegion className="col-span-full empty:sr-only">
            {refusal?.itemId === item.id && <p className="text-14 font-bold text-danger">{refusal.reason}</p>}
          </StatusRegion>
        </li>
      ))}
    </ul>
  )
}
