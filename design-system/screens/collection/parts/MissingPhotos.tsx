import { Rarity } from '../../../components/Rarity.tsx'
import { Section } from '../../../components/Section.tsx'
import type { MissingPhoto } from '../collection.types.ts'

/**
 * The photos missing from a channel's sets, shown as empty seats. The text says that a complete set brings no reward.
 */
export function MissingPhotos({ seats }: { seats: readonly MissingPhoto[] }) {
  return (
    <Section
      title={`空席 ${seats.length}`}
      isStacked
      lead="いま引けるガチャの写真のうち、まだ持っていないものです。そろえても、特典はありません。"
    >
      <ul className="grid grid-cols-3 gap-x-3 gap-y-6 desk:grid-cols-5 desk:gap-x-4">
        {seats.map(({ id, name, rarity }) => (
          <li key={id} className="min-w-0">
            <div aria-hidden="true" className="aspect-3/4 border border-edge" />
            <p className="mt-2 text-12">
              <Rarity rarity={rarity} />
            </p>
            <p className="line-clamp-2 text-14">{name}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
