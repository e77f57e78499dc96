import { sql, type Insertable } from 'kysely'
import type { Db, World } from '../../schema.ts'

/** Tables whose rows have an id of their own. */
type TableWithId = { [T in keyof World]: World[T] extends { id: string } ? T : never }[keyof World]

/**
 * Inserts rows, or brings those with the same id up to date; columns in `keep` stay as they are where the row is there
 * already.
 */
export async function upsert<T extends TableWithId>(
  db: Db,
  table: T,
  rows: readonly Insertable<World[T]>[],
  keep: readonly (keyof World[T] & string)[] = [],
): Promise<void> {
  if (rows.length === 0) return
  const changed = Object.keys(rows[0] ?? {}).filter((column) => !(keep as readonly string[]).includes(column))
  const columns = changed.map((column) => [column, sql.ref(`excluded.${column}`)])
  // Which columns a table has is checked by the signature; for Kysely the table would have to be known.
  await db
    .insertInto<TableWithId>(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(Object.fromEntries(columns)))
    .execute()
}
