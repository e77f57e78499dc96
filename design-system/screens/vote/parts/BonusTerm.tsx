import { Artwork } from '../../../components/Artwork.tsx'
import { Section } from '../../../components/Section.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { bonusRateOf } from '../vote.rules.ts'
import type { BonusPhoto, VoteBonus } from '../vote.types.ts'
import type { Viewer } from '../../programme.types.ts'

export interface BonusTermProps {
  bonus: VoteBonus
  viewer: Viewer
}

/** The current bonus term: its end, its rate, its photos, and which of them the member owns. */
export function BonusTerm({ bonus, viewer }: BonusTermProps) {
  const { name, description, end, maxPercent, photos, owned } = bonus
  const raise = bonusRateOf(bonus, owned)
  return (
    <Section title="ボーナス" lead={<span className="tabular-nums">{dateTimeText(end)}まで</span>}>
      <h3 className="heading text-20">{name}</h3>
      {description && <p className="mt-1 max-w-180 text-reading whitespace-pre-line">{description}</p>}
      <p className="mt-3 font-bold">
        {viewer === 'guest'
          ? `対象の写真を持っていると、合わせて${maxPercent}%まで票が増えます。`
          : raise > 0
            ? `持っている写真で、票が${raise}%増えます（上限${maxPercent}%）。`
            : `対象の写真はまだ持っていません。持っていると、合わせて${maxPercent}%まで票が増えます。`}
      </p>
      <ul className="mt-5 grid grid-cols-3 gap-x-3 gap-y-5 desk:grid-cols-6 desk:gap-x-4">
        {photos.map((photo) => (
          <Photo key={photo.id} photo={photo} isOwned={owned.some(({ id }) => id === photo.id)} viewer={viewer} />
        ))}
      </ul>
    </Section>
  )
}

interface PhotoProps {
  photo: BonusPhoto
  isOwned: boolean
  viewer: Viewer
}

function Photo({ photo: { id, name, image, percent }, isOwned, viewer }: PhotoProps) {
  return (
    <li className="min-w-0">
      <div className={isOwned || viewer === 'guest' ? '' : 'opacity-45'}>
        <Artwork src={image} alt="" ratio="3:4" id={id} />
      </div>
      <p className="mt-2 text-16 font-bold tabular-nums">+{percent}%</p>
      <p className="line-clamp-2 text-14">{name}</p>
      {viewer === 'member' && <p className="text-12 text-quiet">{isOwned ? '持っています' : '持っていません'}</p>}
    </li>
  )
}
