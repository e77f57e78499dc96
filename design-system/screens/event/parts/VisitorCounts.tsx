import { Figure } from '../../../components/Figure.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { countParts, countText } from '../../../text/countText.ts'
import { timeText } from '../../../text/dateTimeText.ts'
import type { EpisodeCounts, LiveCount } from '../event.types.ts'

/** The numbers of viewers and bookings, with the time of the figures (C032). Renders nothing without counts. */
export function VisitorCounts({ counts: { viewing, booking } }: { counts: EpisodeCounts }) {
  const latest = viewing ?? booking
  if (!latest) return null
  return (
    <div className="mt-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {viewing && <Count term="視聴中" count={viewing} isLive />}
        {booking && <Count term="予約" count={booking} />}
      </dl>
      <p className="mt-1 text-14 text-quiet tabular-nums">
        {timeText(latest.at)}現在{latest.isStale && '（更新を待っています）'}
      </p>
    </div>
  )
}

function Count({
  term,
  count: { value },
  isLive = false,
}: {
  term: string
  count: LiveCount
  isLive?: boolean | undefined
}) {
  const { figure, unit } = countParts(value)
  return (
    <div>
      <dt className="flex min-h-6 items-center gap-1.5 text-14 font-bold">
        {isLive && <Penlight state="live" className="translate-y-[0.06em]" />}
        {term}
      </dt>
      <dd>
        <Figure value={figure} unit={`${unit}人`} size={40} deskSize={48} label={`${countText(value)}人`} />
      </dd>
    </div>
  )
}
