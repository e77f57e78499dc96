import { sql, type Insertable } from 'kysely'
import type { Db, DatasetTables } from '../../schema.ts'

/** Tables with a text column `id`. */
type TableWithId = {
  [T in keyof DatasetTables]: DatasetTables[T] extends { id: string } ? T : never
}[keyof DatasetTables]

/** Inserts rows, or updates those with the same id. Existing rows keep the columns in `keep`. */
export async function upsert<T extends TableWithId>(
  db: Db,
  table: T,
  rows: readonly Insertable<DatasetTables[T]>[],
  keep: readonly (keyof DatasetTables[T] & string)[] = [],
): Promise<void> {
  if (rows.length === 0) return
  const changed = Object.keys(rows[0] ?? {}).filter((column) => !(keep as readonly string[]).includes(column))
  const columns = changed.map((column) => [column, sql.ref(`excluded.${column}`)])
  // Kysely's own check of the columns would need a specific table; the signature of this function checks them instead.
  await db
    .insertInto<TableWithId>(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(Object.fromEntries(columns)))
    .execute()
}
