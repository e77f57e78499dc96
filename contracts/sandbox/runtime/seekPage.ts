import { sql, type SelectQueryBuilder } from 'kysely'
import { orFail } from './failure.ts'
import { pageBounds } from './wire.ts'

interface Order {
  /** Column that orders the list: a time or a number, never null. */
  by: string
  direction: 'asc' | 'desc'
  /** Id column, which breaks ties in ascending order. */
  id: string
}

interface Seek {
  limit: number | undefined
  /** The id of the last row that the caller has received; InvalidArgument if the list does not contain it. */
  last: string | undefined
}

/** The page of a list after an id. New rows before that id do not shift it. */
export async function seekPage<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  { by, direction, id }: Order,
  seek: Seek,
): Promise<{ rows: Row[]; hasNext: boolean }> {
  const { limit } = pageBounds({ limit: seek.limit })
  const key = sql.ref<Date | number>(by)
  const idKey = sql.ref<string>(id)
  const beyond = sql.raw(direction === 'desc' ? '<' : '>')
  let rest = list
  if (seek.last !== undefined) {
    const last = list
      .clearSelect()
      .select(key.as('key'))
      .where(sql<boolean>`${idKey} = ${seek.last}`)
      .$castTo<{ key: Date | number }>()
    const { key: reached } = orFail(await last.executeTakeFirst(), 'InvalidArgument')
    rest = list.where(sql<boolean>`(${key} ${beyond} ${reached} or (${key} = ${reached} and ${idKey} > ${seek.last}))`)
  }
  const rows = await rest
    .orderBy(key, direction)
    .orderBy(idKey)
    .limit(limit + 1)
    .execute()
  return { rows: rows.slice(0, limit), hasNext: rows.length > limit }
}

/**
 * Throws InvalidArgument for a cursor that is not an id of the list's table. An id whose row is no longer published is
 * accepted, because that can happen between two pages.
 */
export async function requireCursor(
  last: string | undefined,
  rowOf: (id: string) => { executeTakeFirst: () => Promise<unknown> },
): Promise<void> {
  if (last !== undefined) orFail(await rowOf(last).executeTakeFirst(), 'InvalidArgument')
}
