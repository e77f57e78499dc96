import { Penlight } from '../../../components/Penlight.tsx'
import type { OfferRoom } from '../offer.types.ts'

/** The fan's favourites as penlights, the used ones lit first. With a limit over ten, only as text. */
export function FavoriteChoices({ room: { limit, items } }: { room: OfferRoom }) {
  const used = items.filter(({ isFavored }) => isFavored).length
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {limit <= 10 && (
        <span aria-hidden="true" className="flex gap-1.5 text-24">
          {Array.from({ length: limit }, (_, at) => (
            <Penlight key={at} state={at < used ? 'on' : 'off'} />
          ))}
        </span>
      )}
      <span>
        おひとり{limit}つまで。
        {used === 0 ? 'まだ選んでいません。' : `いま${used}つ選んでいます。`}
      </span>
    </p>
  )
}
