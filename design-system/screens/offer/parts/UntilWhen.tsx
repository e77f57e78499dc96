import { dateTimeText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'

/** Until when one can choose, and how long that is. */
export function UntilWhen({ end, now }: { end: string; now: string }) {
  const { text, urgent } = remainingText(end, now)
  return (
    <p className="text-14 tabular-nums">
      {dateTimeText(end)}まで
      <span className={`ml-3 inline-block font-bold whitespace-nowrap ${urgent ? 'text-danger' : ''}`}>{text}</span>
    </p>
  )
}
