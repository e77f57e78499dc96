import { Figure } from '../../../components/Figure.tsx'
import { dateText, timeText } from '../../../text/dateTimeText.ts'
import { yenFigure, yenText } from '../../../text/yenText.ts'
import { monthlyLimitUsage } from '../monthlyLimit.rules.ts'
import type { MonthPurchase } from '../coin.types.ts'

/** This month's purchases, the remaining limit, and when the total restarts (S112, S141, Q73). */
export function MonthlyLimitUsage({ month }: { month: MonthPurchase }) {
  const { waiting, limit, renewal } = month
  const { used, left, share } = monthlyLimitUsage(month)
  return (
    <div>
      <p className="text-14 text-quiet">今月の購入</p>
      <div className="mt-3">
        <Figure value={yenFigure(used)} unit="円" size={used > 9_999_999 ? 32 : 48} label={yenText(used)} />
      </div>
      {waiting > 0 && <p className="mt-2 text-14">お支払い待ちの{yenText(waiting)}を含みます。</p>}
      <div aria-hidden="true" className="mt-4 h-2 border border-edge">
        <div className="h-full origin-left drawn-line bg-ink" style={{ transform: `scaleX(${share})` }} />
      </div>
      <p className="mt-3 text-14 tabular-nums">
        上限
        <span translate="no" className="whitespace-nowrap">
          {yenText(limit)}
        </span>
        まで、あと
        <strong translate="no" className="whitespace-nowrap">
          {yenText(left)}
        </strong>
      </p>
      <p className="mt-1 text-14 text-quiet tabular-nums">
        {dateText(renewal)} {timeText(renewal)}から、新しく数えます。
      </p>
    </div>
  )
}
