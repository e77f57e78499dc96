import { dateTimeText } from '../../../text/dateTimeText.ts'
import { remainingText } from '../../../text/remainingText.ts'

/** The end of the voting period, and the time left. */
export function VotingEnd({ end, now }: { end: string; now: string }) {
  const { text, isUrgent } = remainingText(end, now)
  return (
    <p className="text-14 tabular-nums">
      {dateTimeText(end)}まで
      <span className={`ml-3 inline-block font-bold whitespace-nowrap ${isUrgent ? 'text-danger' : ''}`}>{text}</span>
    </p>
  )
}
