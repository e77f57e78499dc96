import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { timeText } from '../../../text/dateTimeText.ts'
import { dayParts, isSameDay } from '../../../text/dayParts.ts'
import { eventStateText } from '../event.rules.ts'
import type { EventEpisode } from '../event.types.ts'

/** One performance: its day as a figure, hours, title and state. The whole row is one link. */
export function PerformanceRow({ episode, now }: { episode: EventEpisode; now: string }) {
  const { title, start, end, href } = episode
  const { month, day, weekday } = dayParts(start)
  const last = dayParts(end)
  const endDay = isSameDay(start, end) ? '' : `${last.month}/${last.day} `
  const state = eventStateText(episode, now)
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 border-b border-hair py-4 desk:grid-cols-[6.5rem_minmax(0,1fr)_auto] desk:gap-x-6">
      <span className="min-w-14 text-20 font-bold whitespace-nowrap tabular-nums desk:figure-40">
        {month === '' ? '未定' : `${month}/${day}`}
      </span>
      <span className="min-w-0">
        <span className="block text-14 text-quiet tabular-nums">
          {weekday && `${weekday}曜 `}
          {timeText(start)}〜{endDay}
          {timeText(end)}
        </span>
        <DeviceTime at={start} />
        <AppLink href={href} className={`heading mt-0.5 block text-20 ${stretchedLinkClasses}`}>
          {title}
        </AppLink>
      </span>
      <span className="col-start-2 mt-1 inline-flex items-center gap-1.5 text-14 font-bold desk:col-start-3 desk:mt-0">
        {state.tone === 'live' && <Penlight state="live" className="translate-y-[0.06em]" />}
        {state.text}
      </span>
    </li>
  )
}
