import { AlertDialog } from '../../../../components/AlertDialog.tsx'
import { guestNameOf, isFinalSlotState } from '../streamer.rules.ts'
import type { SlotSteps, StreamerSlot } from '../streamer.types.ts'
import { ExitDialog } from './ExitDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'

/** The open dialog: a confirmation before an irreversible step, or the list of keys. */
export type CallDialogKind = 'end' | 'exit' | 'keys'

interface CallDialogsProps {
  slot: StreamerSlot
  steps: SlotSteps
  hasKeys: boolean
  onKeys: (hasKeys: boolean) => void
  question: CallDialogKind | undefined
  ask: (question: CallDialogKind | undefined) => void
}

/** The dialogs of a call: confirm the end, give a reason for a forced exit, list the keys. */
export function CallDialogs({ slot, steps, hasKeys, onKeys, question, ask }: CallDialogsProps) {
  const { pending, failure, onStep } = steps
  // Whether a confirmation is open. A confirmation closes when it becomes obsolete: a guest who has already left cannot
  // be removed.
  const isQuestionOpen = (which: CallDialogKind) =>
    question === which && (which === 'keys' || !isFinalSlotState(slot.state))
  const close = (open: boolean) => !open && ask(undefined)
  const isPending = pending !== undefined
  const confirmEnd = () => {
    ask(undefined)
    onStep('end')
  }
  return (
    <>
      <AlertDialog
        open={isQuestionOpen('end')}
        title="通話を終えますか"
        confirm={{ label: '通話を終える', isPending: isPending, onPress: confirmEnd }}
        cancel={{ label: '続ける', onPress: () => ask(undefined) }}
      >
        <p>{guestNameOf(slot)}との通話を、ここで終えます。もう一度つなぐことはできません。</p>
      </AlertDialog>
      <ExitDialog
        open={isQuestionOpen('exit')}
        who={guestNameOf(slot)}
        isPending={isPending}
        failure={failure?.step === 'exit' ? failure.text : undefined}
        onOpenChange={close}
        onExit={(exit) => onStep('exit', exit)}
      />
      <KeysDialog open={isQuestionOpen('keys')} onOpenChange={close} hasKeys={hasKeys} onKeys={onKeys} />
    </>
  )
}
