import { dateTimeText } from '../../../text/dateTimeText.ts'
import { Fact, FactList } from '../../parts/FactList.tsx'
import { takeFocus } from '../../takeFocus.ts'
import { amountOf, pointsText, raiseOf, usedPhotos, votesOf, votesText } from '../vote.rules.ts'
import type { OwnPoints, VoteDraft } from '../vote.types.ts'

export interface VoteConfirmProps {
  draft: VoteDraft
  points: OwnPoints
  until: string
}

/** The last step: whom, how many, with which photos, what is left, and that it cannot be taken back. */
export function VoteConfirm({ draft, points, until }: VoteConfirmProps) {
  const amount = amountOf(draft)
  const photos = usedPhotos(draft)
  const percent = raiseOf(draft.bonus, photos)
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus} className="heading mb-3 text-20 font-bold">
        この内容で投票します
      </h3>
      <FactList>
        <Fact about="投票先">{draft.subject.name}</Fact>
        <Fact about="使うポイント">{pointsText(amount)}</Fact>
        {draft.bonus && (
          <Fact about="ボーナス">
            {photos.length > 0
              ? `${draft.bonus.name}　${photos.map(({ name }) => name).join('、')}　合わせて+${percent}%`
              : 'なし'}
          </Fact>
        )}
        <Fact about="入る票">
          <strong className="tabular-nums">{votesText(votesOf(amount, percent))}</strong>
        </Fact>
        <Fact about="投票のあと">使えるのは、{pointsText(Math.max(0, points.votable - amount))}です。</Fact>
        <Fact about="締め切り">{dateTimeText(until)}</Fact>
        <Fact about="取り消し">投票したあとの取り消しと変更はできません。</Fact>
      </FactList>
    </>
  )
}
