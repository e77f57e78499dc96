import { Sheet } from '../../../components/Sheet.tsx'
import type { OwnPoints, VoteDraft, VoteStep } from '../vote.types.ts'
import { BonusChanged } from './BonusChanged.tsx'
import { VoteConfirm } from './VoteConfirm.tsx'
import { VoteDone } from './VoteDone.tsx'
import { VoteForm } from './VoteForm.tsx'
import { VoteLost } from './VoteLost.tsx'

export interface VoteSheetProps {
  draft: VoteDraft
  step: VoteStep
  points: OwnPoints
  /** When the voting ends, ISO 8601. */
  until: string
  /** By the host's clock the voting is over, or has not begun: nothing more is sent. */
  isClosed: boolean
  onDraft: (change: Partial<Pick<VoteDraft, 'amount' | 'photoIds'>>) => void
  /** On to the last step. */
  onNext: () => void
  /** Back to the amount, which is kept. After a changed bonus: with the new one. */
  onBack: () => void
  /** Of twenty presses each comes here; the vote is sent once. */
  onVote: () => void
  onClose: () => void
  hrefs: { ranking?: string; reward: string; collection: string }
}

/** Voting in one sheet (W107): the amount and the bonus, the last step, and what came of it. */
export function VoteSheet(props: VoteSheetProps) {
  const { draft, step, onClose } = props
  const isSending = step.at === 'sending'
  return (
    <Sheet
      side="bottom"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSending) onClose()
      }}
      title={step.at === 'done' ? '投票しました' : '投票する'}
      description={step.at === 'done' ? undefined : `投票先：${draft.subject.name}`}
    >
      <div className="mx-auto max-w-180">
        <Step {...props} />
      </div>
    </Sheet>
  )
}

function Step(props: VoteSheetProps) {
  const { draft, step, points, until, isClosed, onDraft, onNext, onBack, onVote, onClose, hrefs } = props
  if (step.at === 'done') return <VoteDone draft={draft} cast={step.cast} hrefs={hrefs} onClose={onClose} />
  if (step.at === 'unknown') return <VoteLost draft={draft} onAgain={onVote} />
  if (step.at === 'changed') return <BonusChanged draft={draft} after={step.after} onAccept={onBack} />
  if (step.at === 'edit' || step.at === 'refused')
    return (
      <VoteForm
        draft={draft}
        points={points}
        failure={step.at === 'refused' ? step.failure : undefined}
        isClosed={isClosed}
        onDraft={onDraft}
        onNext={onNext}
      />
    )
  return (
    <VoteConfirm
      draft={draft}
      points={points}
      until={until}
      isClosed={isClosed}
      isSending={step.at === 'sending'}
      onBack={onBack}
      onVote={onVote}
    />
  )
}
