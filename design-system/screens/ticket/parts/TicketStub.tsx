import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { figureMaxWidth } from '../../../components/figureMaxWidth.ts'
import { dateTimeText, timeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import { performancePhaseAt, ticketPhaseText } from '../ticket.rules.ts'
import type { TicketEpisode } from '../ticket.types.ts'

const sizes = { 40: 'figure-40', 96: 'figure-72 desk:figure-96' } as const

/** The date on a stub, set like a headline: 6/21, 日曜 13:00 開演. Uses the ticket's ink in both themes. */
export function TicketStubDay({ start, size }: { start: string; size: keyof typeof sizes }) {
  const { month, day, weekday } = dayParts(start)
  const isKnown = month !== ''
  const figure = isKnown ? `${month}/${day}` : '未定'
  return (
    <p>
      <time dateTime={start}>
        <span className="sr-only">{dateTimeText(start)}開演</span>
        <span aria-hidden="true">
          <span style={figureMaxWidth(figure)} className={`-ml-[0.04em] block whitespace-nowrap ${sizes[size]}`}>
            {figure}
          </span>
          {isKnown && (
            <span className={`block font-bold tabular-nums ${size === 40 ? 'mt-2.5 text-14' : 'mt-4 text-20'}`}>
              {weekday}曜 {timeText(start)}開演
            </span>
          )}
        </span>
      </time>
      <DeviceTime at={start} />
    </p>
  )
}

/**
 * The state of a ticket as text, with a penlight before it: three swaying ones during the performance, none afterwards.
 */
export function TicketStubState({ performance, now }: { performance: TicketEpisode; now: string }) {
  const phase = performancePhaseAt(performance, now)
  return (
    <p className="flex items-center gap-1.5 font-bold desk:whitespace-nowrap">
      {phase !== 'over' && <Penlight state={phase === 'on' ? 'live' : 'on'} className="translate-y-[0.06em]" />}
      {ticketPhaseText(performance, now)}
    </p>
  )
}
