import { dateTimeText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'

/** The deadline for entering an address, and the time left. */
export function DeadlineText({ end, now }: { end: string; now: string }) {
  const { text, isUrgent } = remainingText(end, now)
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-14">
      <span>締め切り　{dateTimeText(end)}</span>
      <span className={isUrgent ? 'font-bold text-danger' : 'text-quiet'}>{text}</span>
    </p>
  )
}
