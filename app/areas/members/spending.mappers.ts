import type { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { OwnSpendingLimit, Spending, SpendingKind } from '@tsudoi/design-system/screens/mypage/spending.types'
import { boughtInMonth } from '../../mappers/boughtInMonth.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import type { JapanMonth } from '../../time/japanMonths.ts'
import { ownLimitAt, type OwnLimit } from '../../limits/ownLimit.ts'
import type { CoinMovements } from './spending.queries.ts'

type Entry = CoinMovements['entries'][number]

/** The number of coins that an entry of the coin history has used, paid and free ones. */
const usedBy = ({ optionCoin: { paid, free } }: Entry) => Math.max(0, -paid) + Math.max(0, -free)

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, entry) => sum + usedBy(entry), 0)

const within = ({ start, end }: JapanMonth, entries: readonly Entry[]) =>
  entries.filter(({ transactionTime }) => {
    const time = Date.parse(transactionTime)
    return time >= Date.parse(start) && time < Date.parse(end)
  })

/** The coins used in a period, and the time since which they are counted if older entries were not loaded. */
export const usedCoinsIn = (period: JapanMonth, { entries, readSince }: CoinMovements) => ({
  used: sumOf(within(period, entries)),
  since: readSince && normalisedInstant(readSince),
})

/** What the coins were used for: the part of the history entry's message before the name, as in ガチャ「冬の星座」. */
const reasonOf = ({ message }: Entry) => message.split('「')[0] || 'そのほか'

/** Maximum number of purposes to list. If there are more, the last purpose is the sum of the rest. */
const maxKinds = 7

function kindsOf(entries: readonly Entry[]): SpendingKind[] {
  const sums = new Map<string, number>()
  for (const entry of entries) sums.set(reasonOf(entry), (sums.get(reasonOf(entry)) ?? 0) + usedBy(entry))
  const kinds = Array.from(sums, ([name, coins]) => ({ name, coins }))
    .filter(({ coins }) => coins > 0)
    .toSorted((one, other) => other.coins - one.coins)
  if (kinds.length <= maxKinds) return kinds
  const rest = kinds.slice(maxKinds - 1).reduce((sum, { coins }) => sum + coins, 0)
  return [...kinds.slice(0, maxKinds - 1), { name: 'そのほかの合計', coins: rest }]
}

/** Payments per month, and what coins were used for (Q133). `months` are sorted from the latest on. */
export function spendingView(
  months: readonly JapanMonth[],
  { list }: ResponseOf<typeof listTransactions>,
  { entries, readSince }: CoinMovements,
): Spending {
  return {
    months: months.map((month) => ({
      start: month.start,
      yen: boughtInMonth(month, list).paid,
      coins: sumOf(within(month, entries)),
    })),
    kinds: kindsOf(entries),
    coinsSince: readSince && normalisedInstant(readSince),
  }
}

/** The member's own monthly limit at the time `now`. A raise that has not taken effect yet is given separately. */
export function ownLimitView(limit: OwnLimit | undefined, now: string): OwnSpendingLimit {
  const yen = ownLimitAt(limit, now)
  const isWaiting = limit?.next && Date.parse(limit.next.from) > Date.parse(now)
  return isWaiting ? { yen, next: limit.next } : { yen }
}
