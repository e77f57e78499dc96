import { AlertDialog } from '../../../../components/AlertDialog.tsx'
import { guestNameOf, isOver } from '../streamer.rules.ts'
import type { Exit, StreamerSlot, TalkStep } from '../streamer.types.ts'
import { ExitDialog } from './ExitDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'

/** The open dialog: a confirmation before an irreversible step, or the list of keys. */
export type Question = 'end' | 'exit' | 'keys'

interface RoomQuestionsProps {
  slot: StreamerSlot
  pending?: TalkStep
  failure?: { step: TalkStep; text: string }
  hasKeys: boolean
  onKeys: (hasKeys: boolean) => void
  onStep: (step: TalkStep, exit?: Exit) => void
  question: Question | undefined
  ask: (question: Question | undefined) => void
}

/** The dialogs of a call: confirm the end, give a reason for a forced exit, list the keys. */
export function RoomQuestions({ slot, pending, failure, hasKeys, onKeys, onStep, question, ask }: RoomQuestionsProps) {
  // Closes a confirmation that became obsolete: a guest who has already left cannot be removed.
  const isQuestionOpen = (which: Question) => question === which && (which === 'keys' || !isOver(slot.state))
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
        confirm={{ label: '通話を終える', pending: isPending, onSelect: confirmEnd }}
        cancel={{ label: '続ける', onSelect: () => ask(undefined) }}
      >
        <p>{guestNameOf(slot)}との通話を、ここで終えます。もう一度つなぐことはできません。</p>
      </AlertDialog>
      <ExitDialog
        open={isQuestionOpen('exit')}
        who={guestNameOf(slot)}
        pending={isPending}
        failure={failure?.step === 'exit' ? failure.text : undefined}
        onOpenChange={close}
        onExit={(exit) => onStep('exit', exit)}
      />
      <KeysDialog open={isQuestionOpen('keys')} onOpenChange={close} hasKeys={hasKeys} onKeys={onKeys} />
    </>
  )
}
