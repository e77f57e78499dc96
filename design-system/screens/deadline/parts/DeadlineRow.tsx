import type { ReactNode } from 'react'
import { AppLink } from '../../../components/AppLink.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { deadlineTexts } from '../deadline.rules.ts'
import type { Deadline } from '../deadline.types.ts'

export interface DeadlineRowProps {
  deadline: Deadline
  now: string
  /** The button that sets a reminder. */
  remind?: ReactNode | undefined
}

/** A deadline: the time left, what ends, the thing as a link, and what happens if the member misses it. */
export function DeadlineRow({ deadline: { kind, title, channelName, until, href }, now, remind }: DeadlineRowProps) {
  const { name, missed } = deadlineTexts[kind]
  const { text, isUrgent } = remainingText(until, now)
  return (
    <div className="grid gap-x-6 gap-y-1 desk:grid-cols-[6.5rem_minmax(0,1fr)]">
      <p className={`text-20 font-bold tabular-nums ${isUrgent ? 'text-danger' : ''}`}>{text}</p>
      <div className="min-w-0">
        <p className="text-14 text-quiet tabular-nums">
          {name}　{dateTimeText(until)}
        </p>
        <DeviceTime at={until} />
        <AppLink
          href={href}
          className="mt-0.5 inline-flex min-h-11 items-center font-bold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <span className="line-clamp-3">{title}</span>
        </AppLink>
        {channelName && (
          <p translate="no" className="line-clamp-1 text-12 text-quiet wrap-anywhere">
            {channelName}
          </p>
        )}
        <p className="text-14">{missed}</p>
        {remind && <div className="mt-2 empty:hidden">{remind}</div>}
      </div>
    </div>
  )
}
