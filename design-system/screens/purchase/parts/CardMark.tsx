import { cardMarkText, type CardBrand } from '../card.types.ts'

/** A small card symbol with the brand; decorative, because the text beside it says the same. */
export function CardMark({ brand }: { brand: CardBrand }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-11 w-20 shrink-0 items-end rounded-control border border-ink bg-raised px-1 pb-1 text-12 leading-4 font-bold whitespace-nowrap"
    >
      {cardMarkText[brand]}
    </span>
  )
}
