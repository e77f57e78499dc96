import { useState } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Dialog } from '../../../../components/Dialog.tsx'
import { RadioGroup } from '../../../../components/RadioGroup.tsx'
import { TextArea } from '../../../../components/TextArea.tsx'
import { textToSend, textLength } from '../../../../text/userText.ts'
import { Actions } from '../../../parts/Actions.tsx'
import { exitText } from '../streamer.rules.ts'
import { exitReasons, type ForcedExit, type ExitReason } from '../streamer.types.ts'

/** The maximum number of graphemes in a note. The specification does not set it (S134). */
const longestNote = 200

export interface ExitDialogProps {
  open: boolean
  /** The guest's name with honorific: 小春さん. */
  who: string
  isPending: boolean
  /** The server's reason for refusing the last attempt. */
  failure?: string | undefined
  onOpenChange: (open: boolean) => void
  onExit: (exit: ForcedExit) => void
}

const options = exitReasons.map((value) => ({ value, label: exitText(value) }))

/**
 * Removes the guest from the call for good, with a reason (C147, Q277). The typed note survives closing the dialog.
 */
export function ExitDialog({ open, who, isPending, failure, onOpenChange, onExit }: ExitDialogProps) {
  const [reason, setReason] = useState<ExitReason>()
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const sent = textToSend(note)
  const errors = errorsOf(reason, sent)
  const send = () => {
    setTried(true)
    if (!reason || errors.note) return
    onExit({ reason, ...(sent && { note: sent }) })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={560}
      title="退室していただく"
      description={`${who}との通話をすぐに終えます。もとには戻せません。チケットは使用済みになります。`}
    >
      <div className="grid gap-6">
        <RadioGroup
          name="exit-reason"
          label="理由"
          requirement="必須"
          isStacked
          options={options}
          value={reason ?? ''}
          onValueChange={(value) => setReason(exitReasons.find((each) => each === value))}
          error={wasTried ? errors.reason : undefined}
        />
        <TextArea
          label="くわしく"
          requirement={reason === 'OTHER' ? '必須' : '任意'}
          support={`${longestNote}文字まで。お相手には見えません。`}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={wasTried ? errors.note : undefined}
        />
        {failure && (
          <p role="alert" className="text-14 font-bold text-danger">
            {failure}
          </p>
        )}
        <Actions className="mb-4">
          <Button variant="danger" onClick={send} isPending={isPending} pendingLabel="送っています">
            退室していただく
          </Button>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            やめる
          </Button>
        </Actions>
      </div>
    </Dialog>
  )
}

function errorsOf(
  reason: ExitReason | undefined,
  note: string,
): { reason?: string | undefined; note?: string | undefined } {
  const length = textLength(note)
  return {
    ...(!reason && { reason: '理由を選んでください。' }),
    ...(length > longestNote && { note: `${longestNote}文字までにしてください。いまは${length}文字です。` }),
    ...(reason === 'OTHER' && note === '' && { note: '理由を書いてください。' }),
  }
}
