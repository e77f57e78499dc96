import { Artwork } from '../../../components/Artwork.tsx'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { bonusRateOf, usedBonusPhotos } from '../vote.rules.ts'
import type { VoteBonus } from '../vote.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface BonusChoiceProps {
  bonus: VoteBonus
  /** The ids of the selected photos. */
  chosen: readonly string[]
  onChoose: (photoIds: string[]) => void
}

/** The choice of the member's photos that raise the vote. Using a photo does not consume it. */
export function BonusChoice({ bonus, chosen, onChoose }: BonusChoiceProps) {
  const { name, owned, maxPercent } = bonus
  const used = usedBonusPhotos({ bonus, photoIds: chosen })
  const toggle = (photo: string, isOn: boolean) =>
    onChoose(owned.map(({ id }) => id).filter((id) => (id === photo ? isOn : chosen.includes(id))))
  return (
    <fieldset className="mt-6 border-t border-hair pt-4">
      <legend className="float-left w-full font-bold">{name}</legend>
      <p className="clear-both text-14 text-quiet">
        {owned.length > 0
          ? `持っている写真で票が増えます。写真は、なくなりません。合わせて+${bonusRateOf(bonus, used)}%（上限${maxPercent}%）`
          : '対象の写真を持っていないため、ボーナスはつきません。'}
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-2 desk:grid-cols-2">
        {owned.map((photo) => (
          <li key={photo.id} className="flex items-center gap-3">
            <Artwork src={photo.image} alt="" ratio="3:4" id={photo.id} className="w-10 shrink-0" />
            <Checkbox
              label={
                <>
                  <span className="font-bold tabular-nums">+{photo.percent}%</span>　{isolated(photo.name)}
                </>
              }
              checked={chosen.includes(photo.id)}
              onChange={(event) => toggle(photo.id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
