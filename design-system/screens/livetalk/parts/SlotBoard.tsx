import { useState } from 'react'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { PendingSticks } from '../../../components/PendingSticks.tsx'
import { classes } from '../../../components/classes.ts'
import { dateText, timeText } from '../../../text/dateTimeText.ts'
import { slotsByHour } from '../livetalk.rules.ts'
import type { SlotRequestState, SlotVacancy, TalkSlot } from '../livetalk.types.ts'

export interface SlotBoardProps {
  slots: readonly TalkSlot[]
  /** Whether free slots are buttons. */
  canReserve: boolean
  attempt: SlotRequestState
  onChoose: (slot: TalkSlot) => void
}

/** All slots by minute, grouped by hour: free ones are buttons, the member's own is lit, the others are taken. */
export function SlotBoard({ slots, onChoose, ...board }: SlotBoardProps) {
  const [chosen, setChosen] = useState<string>()
  const choose = (slot: TalkSlot) => {
    setChosen(slot.id)
    onChoose(slot)
  }
  return (
    <div className="grid gap-8">
      {slotsByHour(slots).map(({ hour, slots: those }) => (
        <section key={`${hour}${those[0]?.id}`} aria-label={`${dateText(those[0]?.start ?? '')} ${hour}`}>
          <h3 className="text-14 font-bold tabular-nums">{hour}</h3>
          <DeviceTime at={those[0]?.start} />
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {those.map((slot) => (
              <li key={slot.id}>
                <Cell slot={slot} isChosen={slot.id === chosen} onChoose={choose} {...board} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const words: Readonly<Record<SlotVacancy, string>> = { free: '空き', taken: '予約済み', own: 'あなたの枠' }
const cell =
  'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 rounded-control border px-1 py-2 tabular-nums'
const slotLooks: Readonly<Record<SlotVacancy, string>> = {
  free: 'border-edge bg-raised text-ink',
  taken: 'border-hair text-quiet',
  own: 'border-2 border-key bg-raised text-ink',
}

interface CellProps extends Omit<SlotBoardProps, 'slots'> {
  slot: TalkSlot
  /** Whether the member pressed this slot last. */
  isChosen: boolean
}

function Cell({ slot, isChosen, canReserve, attempt, onChoose }: CellProps) {
  const { id, start, vacancy } = slot
  const isPressed = 'slotId' in attempt && attempt.slotId === id
  const isSending = attempt.state === 'sending' && isPressed
  const face = (
    <>
      <span className="text-20 font-bold">{timeText(start)}</span>
      <span className="inline-flex min-h-5 items-center gap-1 text-12 font-bold">
        {vacancy === 'own' && <Penlight className="translate-y-[0.06em]" />}
        {isSending ? <PendingSticks /> : words[vacancy]}
      </span>
    </>
  )
  // A pressed slot remains a button even if another member was faster, so that it keeps the focus.
  const isButton = isPressed || isChosen || (vacancy === 'free' && canReserve)
  if (!isButton) return <div className={classes(cell, slotLooks[vacancy])}>{face}</div>
  const canPress = vacancy === 'free' && canReserve && attempt.state !== 'sending'
  return (
    <button
      type="button"
      aria-disabled={canPress ? undefined : true}
      aria-busy={isSending || undefined}
      onClick={() => canPress && onChoose(slot)}
      className={classes(cell, slotLooks[vacancy], canPress && 'hover:border-ink hover:bg-sunk')}
    >
      {face}
    </button>
  )
}
