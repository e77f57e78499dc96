import { sql } from 'kysely'
import type { CoinHistoryEntry } from '../../coin/coin.endpoints.ts'
import { coinReasons, type CoinReason, type CoinReasonText, type CoinSubject } from '../ledger/coinReasons.ts'
import type { Db } from '../schema.ts'
import { instantOnWire } from '../runtime/wire.ts'

interface Seek {
  limit: number
  order: 'ASC' | 'DESC'
  /**
   * The time of the last movement that the caller has already received; only later ones in the requested order are
   * returned.
   */
  last: Date | undefined
}

/**
 * One page of the movements in a member's wallets. The cursor is only a time, so a page never ends between movements of
 * the same time: it extends to the last movement of that time (Q80).
 */
export async function coinHistory(db: Db, accountId: string, { limit, order, last }: Seek) {
  const behind = (time: Date | undefined) =>
    movementsOf(db, accountId).$if(time !== undefined, (movements) =>
      movements.where('movement.created_at', order === 'ASC' ? '>' : '<', time ?? new Date(0)),
    )
  const rows = await behind(last)
    .orderBy('movement.created_at', order === 'ASC' ? 'asc' : 'desc')
    .fetch(limit, 'with ties')
    .execute()
  const page = rows.toSorted(byTimeAndId(order))
  const end = page.at(-1)?.created_at
  const hasNext = page.length >= limit && (await behind(end).limit(1).executeTakeFirst()) !== undefined
  const subjects = await subjectsOf(db, page)
  return {
    list: page.map((row): CoinHistoryEntry => entryOf(row, subjects.get(row.id))),
    seek: { hasNext, lastTransactionTime: end && instantOnWire(end) },
  }
}

/** The ledger transactions of a member with the change of free and paid coins, per platform. */
function movementsOf(db: Db, accountId: string) {
  const sumOf = (kind: 'FREE' | 'PAID') =>
    sql<number>`coalesce(sum(entry.amount) filter (where wallet.kind = ${kind}), 0)::int`
  return db
    .selectFrom('ledger_account as wallet')
    .innerJoin('ledger_entry as entry', 'entry.ledger_account_id', 'wallet.id')
    .innerJoin('ledger_transaction as movement', 'movement.id', 'entry.transaction_id')
    .select(['movement.id', 'movement.created_at', 'movement.reason', 'movement.reference', 'wallet.platform'])
    .select([sumOf('FREE').as('free'), sumOf('PAID').as('paid')])
    .where('wallet.account_id', '=', accountId)
    .groupBy(['movement.id', 'wallet.platform'])
}

type MovementRow = Awaited<ReturnType<ReturnType<typeof movementsOf>['execute']>>[number]

const byTimeAndId = (order: 'ASC' | 'DESC') => (a: MovementRow, b: MovementRow) => {
  const difference = a.created_at.getTime() - b.created_at.getTime()
  return (order === 'ASC' ? difference : -difference) || (a.id < b.id ? -1 : 1)
}

/**
 * The name of what coins were spent on or given for (such as a gacha), for each movement on a page, by movement id.
 * Runs one query for each reason whose movements have names.
 */
async function subjectsOf(db: Db, rows: readonly MovementRow[]): Promise<Map<string, CoinSubject>> {
  const groups = [...Map.groupBy(rows, ({ reason }) => reason)]
  const found = await Promise.all(
    groups.map(async ([reason, members]) => {
      const references = members.map(({ reference }) => reference).filter((reference) => reference !== null)
      const subjects = references.length > 0 ? await reasonTextOf(reason)?.subjects?.(db, references) : undefined
      const byReference = new Map(subjects?.map((subject) => [subject.reference, subject]))
      return members.flatMap(({ id, reference }) => {
        const subject = byReference.get(reference ?? '')
        return subject ? [[id, subject] as const] : []
      })
    }),
  )
  return new Map(found.flat())
}

const reasonTextOf = (reason: string): CoinReasonText | undefined => coinReasons[reason as CoinReason]

const entryOf = (row: MovementRow, subject: CoinSubject | undefined): CoinHistoryEntry => {
  const label = reasonTextOf(row.reason)?.label ?? 'コインの増減'
  return {
    assetHistoryId: row.id,
    transactionTime: instantOnWire(row.created_at),
    message: subject ? `${label}「${subject.name}」` : label,
    platformType: row.platform,
    ipName: subject?.ip_name,
    optionCoin: { free: row.free, paid: row.paid },
  }
}
