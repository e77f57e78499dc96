import { WindowedList } from '../../../components/WindowedList.tsx'
import { coinChangeText } from '../../../text/coinChangeText.ts'
import { timeText } from '../../../text/dateTimeText.ts'
import { dayParts } from '../../../text/dayParts.ts'
import { noDateText } from '../../../text/timeParts.ts'
import { coinHistoryRows, platformText, type CoinHistoryRow } from '../coin.rules.ts'
import type { CoinMovement } from '../coin.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface MovementRowsProps {
  /** The coin movements, the latest first. */
  movements: readonly CoinMovement[]
  /** Whether there are more pages, so that the oldest month may be incomplete. */
  isMore: boolean
}

/** A virtualised list of all coin movements by month: only visible rows are in the DOM (W157). */
export function MovementRows({ movements, isMore }: MovementRowsProps) {
  return (
    <WindowedList items={coinHistoryRows(movements, isMore)} keyOf={({ id }) => id} estimate={72}>
      {(row) => (row.kind === 'month' ? <Month row={row} /> : <Movement movement={row.movement} />)}
    </WindowedList>
  )
}

function Month({ row: { month, sums, isWhole } }: { row: CoinHistoryRow & { kind: 'month' } }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pt-8 pb-2 in-[li:first-child]:pt-0">
      <h3 className="heading text-20">{month}</h3>
      <p className="text-14 text-quiet tabular-nums">
        {isWhole ? '' : 'ここまでで '}受け取り{' '}
        <span translate="no" className="whitespace-nowrap">
          {coinChangeText(sums.received)}
        </span>
        　使用{' '}
        <span translate="no" className="whitespace-nowrap">
          {coinChangeText(-sums.used)}
        </span>
      </p>
    </div>
  )
}

function Movement({ movement: { time, message, platform, channel, paid, free } }: { movement: CoinMovement }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hair py-3">
      <p className="font-bold">{message}</p>
      <p className="text-right font-bold whitespace-nowrap tabular-nums">
        <span translate="no">{coinChangeText(paid + free)}</span>コイン
      </p>
      <p className="text-12 text-quiet tabular-nums">
        {[dayText(time), channel && isolated(channel), platformText(platform)].filter(Boolean).join('　')}
      </p>
      <p className="text-right text-12 text-quiet tabular-nums">{purseText(paid, free)}</p>
    </div>
  )
}

/** The kinds of coins that moved, as text: 有償, 無償 or both. */
function purseText(paid: number, free: number): string {
  const parts = [paid !== 0 && `有償 ${coinChangeText(paid)}`, free !== 0 && `無償 ${coinChangeText(free)}`]
  return parts.filter(Boolean).join('　')
}

/** The day and time as text, without the year: 1/31(土) 19:30. */
function dayText(time: string): string {
  const { month, day, weekday } = dayParts(time)
  return day ? `${month}/${day}(${weekday}) ${timeText(time)}` : noDateText
}
