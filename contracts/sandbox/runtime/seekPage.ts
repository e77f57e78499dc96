import { sql, type SelectQueryBuilder } from 'kysely'
import { found } from './failure.ts'
import { pageOf } from './wire.ts'

interface Order {
  /** Column that the list is ordered by; a time or a number, never null. */
  by: string
  direction: 'asc' | 'desc'
  /** Column of the ids, which break ties; ascending. */
  id: string
}

interface Seek {
  limit: number | undefined
  /** The id that the caller saw last; InvalidArgument when the list has none like it. */
  last: string | undefined
}

/** The page of a list that comes after an id. New rows in front of it move nothing. */
export async function seekPage<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  { by, direction, id }: Order,
  seek: Seek,
): Promise<{ rows: Row[]; hasNext: boolean }> {
  const { limit } = pageOf({ limit: seek.limit })
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
    const { key: reached } = found(await last.executeTakeFirst(), 'InvalidArgument')
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
 * Refuses a cursor that is no row of its list (InvalidArgument): one that was made up, or of another list. Whether the
 * row is still published does not matter, since it can close between two pages.
 */
export async function requireCursor(
  last: string | undefined,
  rowOf: (id: string) => { executeTakeFirst: () => Promise<unknown> },
): Promise<void> {
  if (last !== undefined) found(await rowOf(last).executeTakeFirst(), 'InvalidArgument')
}
