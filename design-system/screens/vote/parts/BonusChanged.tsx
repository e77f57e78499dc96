import { Button } from '../../../components/Button.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import { typedAmount, pointsText, bonusRateOf, usedBonusPhotos, resultingVotes, votesText } from '../vote.rules.ts'
import type { VoteBonus, VoteDraft } from '../vote.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface BonusChangedProps {
  draft: VoteDraft
  /** The current bonus. */
  after: VoteBonus | undefined
  /** A sentence that says what did not happen: 投票していません。 */
  untouched?: string | undefined
  /** Called when the member continues with the new bonus; the amount is kept. */
  onAccept: () => void
}

/** The bonus has changed since it was shown (E061, E062): compares both, and says that no vote was sent. */
export function BonusChanged({ draft, after, untouched, onAccept }: BonusChangedProps) {
  return (
    <>
      <div role="alert">
        <h3 tabIndex={-1} ref={focusOnMount} className="heading text-20">
          ボーナスの内容が変わりました
        </h3>
        <p className="mt-2 text-reading">
          {untouched && (
            <>
              {untouched}
              <br />
            </>
          )}
          新しい内容を確かめて、もう一度投票してください。
        </p>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-x-4 desk:gap-x-8">
        <Side title="変わる前" draft={draft} />
        <Side title="いま" draft={after ? { ...draft, bonus: after } : withoutBonus(draft)} isNow />
      </div>
      <Button isFullWidth className="mt-6" onClick={onAccept}>
        新しい内容で{pointsText(typedAmount(draft))}を見なおす
      </Button>
    </>
  )
}

const withoutBonus = ({ subject, amount }: VoteDraft): VoteDraft => ({ subject, amount, photoIds: [] })

function Side({ title, draft, isNow = false }: { title: string; draft: VoteDraft; isNow?: boolean | undefined }) {
  const photos = isNow ? (draft.bonus?.owned ?? []) : usedBonusPhotos(draft)
  const percent = bonusRateOf(draft.bonus, photos)
  return (
    <section className={`min-w-0 border-t pt-3 ${isNow ? 'border-ink' : 'border-hair text-quiet'}`}>
      <h4 className="text-14 font-bold">{title}</h4>
      <p className="mt-1">{draft.bonus?.name ?? 'ボーナスはありません'}</p>
      <ul className="mt-2 grid gap-1 text-14">
        {photos.map(({ id, name, percent: each }) => (
          <li key={id}>
            <span className="tabular-nums">+{each}%</span>　{isolated(name)}
          </li>
        ))}
        {draft.bonus && photos.length === 0 && <li>使える写真はありません</li>}
      </ul>
      <p className="mt-3 text-14">{pointsText(typedAmount(draft))}で</p>
      <p translate="no" className="text-20 font-bold tabular-nums">
        {votesText(resultingVotes(typedAmount(draft), percent))}
      </p>
    </section>
  )
}
