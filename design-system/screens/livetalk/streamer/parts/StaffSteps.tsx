import { Button } from '../../../../components/Button.tsx'
import { nextStep, whyStepImpossible } from '../streamer.rules.ts'
import type { StreamerSlot, StaffTalk, StaffStep } from '../streamer.types.ts'

export interface StaffStepsProps {
  slot: StreamerSlot
  talk: StaffTalk
  /** The step whose request is in flight. */
  pending?: StaffStep | undefined
  /** Whether the shortcut keys are on; the keys are then shown beside the buttons. */
  hasKeys: boolean
  /** Called when a step's button is pressed. For `end` and `exit` the caller opens a confirmation first. */
  onPress: (step: StaffStep) => void
}

const keys: Readonly<Record<StaffStep, string>> = {
  startRecording: 'R',
  endRecording: 'R',
  start: 'S',
  end: 'E',
  exit: 'X',
}
const labels: Readonly<Record<StaffStep, string>> = {
  startRecording: '録画を始める',
  endRecording: '録画を止める',
  start: '通話を始める',
  end: '通話を終える',
  exit: '退室していただく',
}

/**
 * The buttons for the steps of a slot (S138). The next step is highlighted; the reason why another is disabled is
 * written below.
 */
export function StaffSteps({ slot, talk, pending, hasKeys, onPress }: StaffStepsProps) {
  const next = nextStep(slot, talk)
  const recording: StaffStep = slot.isRecording ? 'endRecording' : 'startRecording'
  const steps: readonly StaffStep[] = [...(talk.isRecorded ? [recording] : []), 'start', 'end', 'exit']
  const shown = steps.filter((step) => pending === step || isShown(step, slot))
  const reason = !next && whyStepImpossible('start', slot, talk)
  return (
    <fieldset aria-label="進行" aria-busy={pending !== undefined} className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {shown.map((step) => (
          <Button
            key={step}
            variant={step === 'exit' ? 'danger' : step === next ? 'solid' : 'outline'}
            disabled={pending !== step && whyStepImpossible(step, slot, talk) !== undefined}
            isPending={pending === step}
            pendingLabel="送っています"
            aria-keyshortcuts={hasKeys ? keys[step] : undefined}
            onClick={() => onPress(step)}
          >
            {labels[step]}
            {hasKeys && <KeyHint name={keys[step]} />}
          </Button>
        ))}
      </div>
      {reason && <p className="text-14 text-quiet">{reason}</p>}
    </fieldset>
  )
}

const isShown = (step: StaffStep, { state }: StreamerSlot) =>
  step === 'start' ? state !== 'talking' : step !== 'end' || state === 'talking'

function KeyHint({ name }: { name: string }) {
  return (
    <kbd aria-hidden className="border border-current px-1.5 text-12 max-desk:hidden">
      {name}
    </kbd>
  )
}
