import { Penlight } from '../../../../components/Penlight.tsx'
import { slotProgress } from '../streamer.rules.ts'
import type { StreamerSlot, StaffTalk } from '../streamer.types.ts'

export interface SlotProgressProps {
  slot: StreamerSlot
  talk: Pick<StaffTalk, 'isRecorded'>
}

/** The progress of a slot through its steps (W122). */
export function SlotProgress({ slot, talk }: SlotProgressProps) {
  return (
    <ol aria-label="進み方" className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {slotProgress(slot, talk).map(({ name, isCurrent }) => (
        <li
          key={name}
          aria-current={isCurrent ? 'step' : undefined}
          className={isCurrent ? 'inline-flex items-center gap-1.5 font-bold' : 'text-quiet'}
        >
          {isCurrent && <Penlight />}
          {name}
        </li>
      ))}
    </ol>
  )
}
