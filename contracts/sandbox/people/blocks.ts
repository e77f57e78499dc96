import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { DatasetTables } from '../schema.ts'

/**
 * SQL condition for every list of members' texts or names: excludes authors hidden from the reader by a block. A block
 * works in both directions, because the blocking member wants neither to read nor to be read. Blocks hide nothing from
 * guests.
 *
 * @param author the column with the author's account id, which must not be null: `'post.account_id'`
 */
export function isNotHiddenByBlock(
  reader: string | undefined,
  author: `${string}.${string}` | `${string}_id`,
): Expression<SqlBool> {
  const eb = expressionBuilder<DatasetTables>()
  if (reader === undefined) return eb.lit(true)
  // The accounts hidden by a block, as an uncorrelated subquery, so that the database evaluates it once per list.
  const hidden = eb
    .selectFrom('block')
    .select('target_account_id as id')
    .where('account_id', '=', reader)
    .unionAll(eb.selectFrom('block').select('account_id as id').where('target_account_id', '=', reader))
  return eb(sql.ref<string>(author), 'not in', hidden)
}
