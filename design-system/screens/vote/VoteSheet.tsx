import { Button } from '../../components/Button.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { typedAmount, pointsText } from './vote.rules.ts'
import type { OwnPoints, VoteDraft, VoteStep } from './vote.types.ts'
import { BonusChanged } from './parts/BonusChanged.tsx'
import { VoteConfirm } from './parts/VoteConfirm.tsx'
import { VoteDone } from './parts/VoteDone.tsx'
import { VoteForm, voteFormId } from './parts/VoteForm.tsx'
import { PendingVote } from './parts/PendingVote.tsx'
import { isolated } from '../../text/isolated.ts'

export interface VoteSheetProps {
  draft: VoteDraft
  step: VoteStep
  points: OwnPoints
  /** The end of voting, ISO 8601. */
  until: string
  /** Whether voting is closed by server time, so that no vote can be sent. */
  isClosed: boolean
  onDraft: (change: Partial<Pick<VoteDraft, 'amount' | 'photoIds'>>) => void
  /** Called to continue to the final confirmation. */
  onNext: () => void
  /** Called to return to the amount, which is kept. If the bonus has changed, the form then shows the new bonus. */
  onBack: () => void
  /** Called on every press of the vote button; the caller ignores duplicates. */
  onVote: () => void
  onClose: () => void
  hrefs: { ranking?: string | undefined; reward: string; collection: string }
}

/** The sheet (bottom panel) in which a member votes: amount and bonus, final confirmation, outcome (W107). */
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
      description={step.at === 'edit' || step.at === 'refused' ? `投票先：${isolated(draft.subject.name)}` : undefined}
      footer={hasFooter(step) && <Footer {...props} />}
    >
      <div className="mx-auto max-w-180">
        <Step {...props} />
      </div>
    </Sheet>
  )
}

function Step({ draft, step, points, until, onDraft, onNext, onBack, onVote, onClose, hrefs }: VoteSheetProps) {
  if (step.at === 'done') return <VoteDone draft={draft} cast={step.cast} hrefs={hrefs} onClose={onClose} />
  if (step.at === 'unknown') return <PendingVote draft={draft} onAgain={onVote} />
  if (step.at === 'changed') return <BonusChanged draft={draft} {...step} onAccept={onBack} />
  if (step.at === 'confirm' || step.at === 'sending') return <VoteConfirm draft={draft} points={points} until={until} />
  const failure = step.at === 'refused' ? step.failure : undefined
  return <VoteForm draft={draft} points={points} failure={failure} onDraft={onDraft} onNext={onNext} />
}

/** Whether the step has its button in the sticky footer. The other steps have it at the end of their text. */
const hasFooter = ({ at }: VoteStep) => at === 'edit' || at === 'refused' || at === 'confirm' || at === 'sending'

/** The sticky footer with the next action. */
function Footer({ draft, step, isClosed, onBack, onVote }: VoteSheetProps) {
  const isLast = step.at === 'confirm' || step.at === 'sending'
  const isSending = step.at === 'sending'
  return (
    <div className="mx-auto max-w-180">
      {isClosed && (
        <p role="alert" className="mb-3 font-bold text-danger">
          投票の期間外です。
        </p>
      )}
      {isLast ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
          <Button variant="outline" onClick={onBack} disabled={isSending}>
            内容を直す
          </Button>
          <Button
            variant="solid"
            onClick={onVote}
            isPending={isSending}
            pendingLabel="投票しています"
            disabled={isClosed}
          >
            <span>
              <span translate="no" className="whitespace-nowrap">
                {pointsText(typedAmount(draft))}
              </span>
              で投票する
            </span>
          </Button>
        </div>
      ) : (
        <Button type="submit" form={voteFormId} isFullWidth disabled={isClosed}>
          投票の内容を確かめる
        </Button>
      )}
    </div>
  )
}
