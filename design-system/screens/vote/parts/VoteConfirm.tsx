import { Button } from '../../../components/Button.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { Fact, FactList } from '../../parts/FactList.tsx'
import { takeFocus } from '../../takeFocus.ts'
import { amountOf, pointsText, raiseOf, usedPhotos, votesOf, votesText } from '../vote.rules.ts'
import type { OwnPoints, VoteDraft } from '../vote.types.ts'

export interface VoteConfirmProps {
  draft: VoteDraft
  points: OwnPoints
  until: string
  isClosed: boolean
  isSending: boolean
  onBack: () => void
  onVote: () => void
}

/** The last step: whom, how many, with which photos, what is left, and that it cannot be taken back. */
export function VoteConfirm({ draft, points, until, isClosed, isSending, onBack, onVote }: VoteConfirmProps) {
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
      {isClosed && (
        <p role="alert" className="mt-6 font-bold text-danger">
          投票の期間外です。ポイントは使われていません。
        </p>
      )}
      <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        <Button variant="outline" onClick={onBack} disabled={isSending}>
          内容を直す
        </Button>
        <Button variant="solid" onClick={onVote} pending={isSending} pendingLabel="投票しています" disabled={isClosed}>
          {pointsText(amount)}で投票する
        </Button>
      </div>
    </>
  )
}
