import { AlertDialog } from '../../../components/AlertDialog.tsx'
import { timeText } from '../../../text/dateTimeText.ts'
import { talkLengthText } from '../livetalk.rules.ts'
import type { Livetalk, OwnSlot, SlotRequestState, TalkSlot, TalkTicket } from '../livetalk.types.ts'
import { isolated } from '../../../text/isolated.ts'

/** The action waiting for the member's confirmation. */
export type SlotActionToConfirm = { to: 'reserve'; slot: TalkSlot } | { to: 'cancel'; slot: OwnSlot }

export interface SlotConfirmationsProps {
  livetalk: Pick<Livetalk, 'streamer' | 'seconds'>
  ticket: Pick<TalkTicket, 'name'>
  attempt: SlotRequestState
  asked: SlotActionToConfirm | undefined
  onAnswered: () => void
  onReserve: (slotId: string) => void
  onCancel: (slot: OwnSlot) => void
  /** Called when the member has dismissed the outcome of the last attempt. */
  onSeen: () => void
}

/** The confirmation dialogs before reserving or cancelling a slot, and the dialog after a failed attempt. */
export function SlotConfirmations({
  livetalk,
  ticket,
  attempt,
  asked,
  onAnswered,
  onReserve,
  onCancel,
  onSeen,
}: SlotConfirmationsProps) {
  const answer = () => {
    if (!asked) return
    onAnswered()
    if (asked.to === 'reserve') onReserve(asked.slot.id)
    else onCancel(asked.slot)
  }
  const time = asked ? timeText(asked.slot.start) : ''
  const isReserving = asked?.to === 'reserve'
  return (
    <>
      <AlertDialog
        open={asked !== undefined}
        title={isReserving ? `${time}の枠を予約しますか` : `${time}の予約を取り消しますか`}
        confirm={{
          label: isReserving ? '予約する' : '取り消す',
          onPress: answer,
          variant: isReserving ? 'ink' : 'danger',
        }}
        cancel={{ label: isReserving ? 'えらび直す' : '予約を残す', onPress: onAnswered }}
      >
        <p>
          {isReserving
            ? `${isolated(ticket.name)}を1枚使い、${isolated(livetalk.streamer.name)}と${talkLengthText(livetalk.seconds)}お話しします。`
            : 'この枠は、ほかの方が予約できるようになります。チケットは、また使えます。'}
        </p>
      </AlertDialog>
      <AlertDialog
        open={attempt.state === 'refused'}
        title={attempt.state === 'refused' ? attempt.title : ''}
        confirm={{ label: '枠の一覧へもどる', onPress: onSeen }}
      >
        <p>{attempt.state === 'refused' ? attempt.text : ''}</p>
      </AlertDialog>
    </>
  )
}
