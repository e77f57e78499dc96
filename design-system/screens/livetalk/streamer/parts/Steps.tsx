import { Button } from '../../../../components/Button.tsx'
import { nextStep, whyNot } from '../streamer.rules.ts'
import type { StreamerSlot, StaffTalk, TalkStep } from '../streamer.types.ts'

export interface StepsProps {
  slot: StreamerSlot
  talk: StaffTalk
  /** The step in flight. */
  pending?: TalkStep
  /** Whether the shortcut keys are on; the keys are then shown beside the buttons. */
  hasKeys: boolean
  /** Called when a step's button is pressed. For `end` and `exit` the caller opens a confirmation first. */
  onPress: (step: TalkStep) => void
}

const keys: Readonly<Record<TalkStep, string>> = {
  startRecording: 'R',
  endRecording: 'R',
  start: 'S',
  end: 'E',
  exit: 'X',
}
const labels: Readonly<Record<TalkStep, string>> = {
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
export function Steps({ slot, talk, pending, hasKeys, onPress }: StepsProps) {
  const next = nextStep(slot, talk)
  const recording: TalkStep = slot.isRecording ? 'endRecording' : 'startRecording'
  const steps: readonly TalkStep[] = [...(talk.isRecorded ? [recording] : []), 'start', 'end', 'exit']
  const shown = steps.filter((step) => pending === step || isShown(step, slot))
  const reason = !next && whyNot('start', slot, talk)
  return (
    <fieldset aria-label="進行" aria-busy={pending !== undefined} className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {shown.map((step) => (
          <Button
            key={step}
            variant={step === 'exit' ? 'danger' : step === next ? 'solid' : 'outline'}
            disabled={pending !== step && whyNot(step, slot, talk) !== undefined}
            pending={pending === step}
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

const isShown = (step: TalkStep, { state }: StreamerSlot) =>
  step === 'start' ? state !== 'talking' : step !== 'end' || state === 'talking'

function KeyHint({ name }: { name: string }) {
  return (
    <kbd aria-hidden className="border border-current px-1.5 text-12 max-desk:hidden">
      {name}
    </kbd>
  )
}
