import { dateTimeText } from '../../../text/dateTimeText.ts'
import { Facts } from '../../parts/Facts.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import {
  typedAmount,
  pointsAfterVote,
  pointsText,
  bonusRateOf,
  usedBonusPhotos,
  resultingVotes,
  votesText,
} from '../vote.rules.ts'
import type { OwnPoints, VoteDraft } from '../vote.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface VoteConfirmProps {
  draft: VoteDraft
  points: OwnPoints
  until: string
}

/** The final confirmation of a vote: target, points, photos, remaining points, and that it cannot be undone. */
export function VoteConfirm({ draft, points, until }: VoteConfirmProps) {
  const amount = typedAmount(draft)
  const photos = usedBonusPhotos(draft)
  const percent = bonusRateOf(draft.bonus, photos)
  const used = `${photos.map(({ name }) => isolated(name)).join('、')}　合わせて+${percent}%`
  const facts = [
    { term: '投票先', words: draft.subject.name },
    {
      term: '使うポイント',
      words: (
        <span translate="no" className="whitespace-nowrap">
          {pointsText(amount)}
        </span>
      ),
    },
    ...(draft.bonus ? [{ term: 'ボーナス', words: photos.length > 0 ? used : 'なし' }] : []),
    {
      term: '入る票',
      words: (
        <strong translate="no" className="whitespace-nowrap tabular-nums">
          {votesText(resultingVotes(amount, percent))}
        </strong>
      ),
    },
    { term: '投票のあと', words: `使えるのは、${pointsText(pointsAfterVote(draft, points))}です。` },
    { term: '締め切り', words: dateTimeText(until) },
    { term: '取り消し', words: '投票したあとの取り消しと変更はできません。' },
  ]
  return (
    <>
      <h3 tabIndex={-1} ref={focusOnMount} className="heading mb-4 text-20">
        この内容で投票します
      </h3>
      <Facts facts={facts} />
    </>
  )
}
