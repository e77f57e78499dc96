import type { ReactNode } from 'react'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { Ticket } from '../../../components/Ticket.tsx'
import { dateTimeText, timeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import { figureMaxWidth } from '../../../components/figureMaxWidth.ts'
import { canEnterWaitingRoom, isSlotOver, ownSlotText } from '../livetalk.rules.ts'
import type { Livetalk, OwnSlot } from '../livetalk.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface OwnSlotTicketProps {
  livetalk: Pick<Livetalk, 'title' | 'streamer'>
  slot: OwnSlot
  now: string
  /** The actions for the slot. */
  children?: ReactNode | undefined
}

/** The member's slot as a ticket: the streamer on the main part, the start time on the stub. */
export function OwnSlotTicket({ livetalk: { title, streamer }, slot, now, children }: OwnSlotTicketProps) {
  const { month, day, weekday } = dayParts(slot.start)
  const time = timeText(slot.start)
  const isDone = isSlotOver(slot)
  return (
    <Ticket
      isPunched={isDone}
      className="max-w-240"
      stub={
        <div className="flex h-full flex-col justify-between gap-4 px-5 py-5">
          <p className="text-14 font-bold">
            {month}/{day}({weekday})
          </p>
          <p className="flex items-center gap-1.5 text-14 font-bold">
            {!isDone && (
              <Penlight state={canEnterWaitingRoom(slot, now) ? 'live' : 'on'} className="translate-y-[0.06em]" />
            )}
            {ownSlotText(slot, now)}
          </p>
        </div>
      }
    >
      <div className="flex h-full flex-col justify-between gap-5 px-5 py-5 @min-[40rem]:px-6 @min-[40rem]:py-6">
        <div>
          <p className="text-12 font-bold">ライブトーク　{isolated(title)}</p>
          <p className="heading mt-1 text-20">{isolated(streamer.name)}と、お話しする時刻</p>
        </div>
        <p>
          <time dateTime={slot.start}>
            <span className="sr-only">{dateTimeText(slot.start)}から</span>
            <span aria-hidden="true" style={figureMaxWidth(time)} className="block figure-72 whitespace-nowrap">
              {time}
            </span>
          </time>
          <DeviceTime at={slot.start} />
        </p>
        {children && <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>}
      </div>
    </Ticket>
  )
}
