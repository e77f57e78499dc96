import { instantOnWire, pageBounds } from './wire.ts'

interface Cursor<R> {
  /** The number of rows that the client asked for. */
  limit: number | undefined
  timeOf: (row: R) => Date
  idOf: (row: R) => string
}

interface TimePage<R> {
  page: R[]
  hasNext: boolean
  /** The time of the last row, for `seek.last…`; undefined for an empty page. */
  last: string | undefined
}

/**
 * One page of rows ordered by a time. `read` fetches `count` rows plus all with the same time as the last one: `(count)
 * => query.orderBy('sent_at').fetch(count, 'with ties').execute()`. A cursor that is only a time must not separate rows
 * of the same time (Q80), so a page ends where the time changes; within one time, ids decide the order.
 */
export async function pageByTime<R>(
  read: (count: number) => Promise<readonly R[]>,
  { limit, timeOf, idOf }: Cursor<R>,
): Promise<TimePage<R>> {
  const { limit: wanted } = pageBounds({ limit })
  const time = (row: R | undefined) => row && timeOf(row).getTime()
  let rows = await read(wanted + 1)
  const end = time(rows[wanted - 1])
  // Reads more rows if those beyond the limit have the same time as the page's last row. One more row shows whether
  // anything follows.
  if (rows.length > wanted && time(rows.at(-1)) === end) rows = await read(rows.length + 1)
  const size = rows.length > wanted ? rows.findLastIndex((row) => time(row) === end) + 1 : rows.length
  const times = Map.groupBy(rows.slice(0, size), (row) => time(row))
  const page = [...times.values()].flatMap((same) => same.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)))
  const final = page.at(-1)
  return { page, hasNext: size < rows.length, last: final && instantOnWire(timeOf(final)) }
}
