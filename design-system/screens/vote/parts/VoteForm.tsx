import { Minus, Plus } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '../../../components/Button.tsx'
import { FailedState } from '../../../components/FailedState.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { digitInputHandlers } from '../../../components/digitInputHandlers.ts'
import type { Failure } from '../../../loadable.ts'
import { isInputMethodKey } from '../../../text/inputMethodKey.ts'
import {
  amountError,
  isUnreadableAmount,
  parsePoints,
  typedAmount,
  spinButtonStep,
  pointsText,
  steppedAmount,
} from '../vote.rules.ts'
import type { OwnPoints, VoteDraft } from '../vote.types.ts'
import { BonusChoice } from './BonusChoice.tsx'
import { ResultingVotes } from './ResultingVotes.tsx'

export interface VoteFormProps {
  draft: VoteDraft
  points: OwnPoints
  /** Why the server refused the last vote. */
  failure: Failure | undefined
  onDraft: (change: Partial<Pick<VoteDraft, 'amount' | 'photoIds'>>) => void
  onNext: () => void
}

/** The form for the number of points and the photos; it always shows the resulting votes. */
export function VoteForm({ draft, points, failure, onDraft, onNext }: VoteFormProps) {
  const [wasAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const error = amountError(draft, points)
  const isWrong = isUnreadableAmount(draft) || typedAmount(draft) > points.votable
  const step = (by: number) => onDraft({ amount: steppedAmount(draft, by, points) })
  const next = () => {
    setAsked(true)
    if (error) field.current?.focus()
    else onNext()
  }
  return (
    <form
      id={voteFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      {failure && (
        <div className="mb-6">
          <FailedState failure={failure} />
        </div>
      )}
      <Amount
        field={field}
        draft={draft}
        points={points}
        error={wasAsked || isWrong ? error : undefined}
        onDraft={onDraft}
        onStep={step}
      />
      <ResultingVotes draft={draft} points={points} />
      {draft.bonus && (
        <BonusChoice bonus={draft.bonus} chosen={draft.photoIds} onChoose={(photoIds) => onDraft({ photoIds })} />
      )}
    </form>
  )
}

/** The id of the form, for the submit button in the sheet's sticky footer. */
export const voteFormId = 'vote-form'

const fieldId = 'vote-amount'

interface AmountProps {
  field: RefObject<HTMLInputElement | null>
  draft: VoteDraft
  points: OwnPoints
  error: string | undefined
  onDraft: (change: { amount: string }) => void
  onStep: (by: number) => void
}

/** A spin button: accepts full-width digits; stepped by buttons, or by the arrow, page, Home and End keys. */
function Amount({ field, draft, points, error, onDraft, onStep }: AmountProps) {
  const { votable } = points
  const onKeyDown = (event: KeyboardEvent) => {
    const by = isInputMethodKey(event.nativeEvent) ? undefined : spinButtonStep(event.key)
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="max-w-52 min-w-34 flex-1">
        <TextField
          ref={field}
          id={fieldId}
          label="使うポイント"
          requirement={null}
          inputMode="numeric"
          autoComplete="off"
          // This is not `type="number"`, which rejects full-width digits.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="spinbutton"
          aria-valuemin={1}
          aria-valuemax={Math.max(1, votable)}
          aria-valuenow={typedAmount(draft)}
          aria-valuetext={pointsText(typedAmount(draft))}
          value={draft.amount}
          {...digitInputHandlers(
            (event) => onDraft({ amount: event.currentTarget.value }),
            (typed) => parsePoints(typed)?.toString(),
          )}
          onKeyDown={onKeyDown}
          error={error}
        />
      </div>
      <div className="mt-7.5 flex gap-2">
        <IconButton
          label="1ポイント減らす"
          variant="outline"
          size="medium"
          icon={<Minus aria-hidden="true" className="size-5" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label="1ポイント増やす"
          variant="outline"
          size="medium"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => onStep(1)}
        />
        <Button variant="outline" className="px-3!" onClick={() => onStep(Infinity)}>
          すべて
        </Button>
      </div>
    </div>
  )
}
