import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { World } from '../schema.ts'

/**
 * A condition for every list that shows words or names of members: leaves out those who are hidden from the reader by a
 * block. A block hides both from each other: who blocks wants neither to read the other nor to be read. For guests
 * nobody is hidden. `author` is the column with the account, never null: `'post.account_id'`.
 */
export function notHiddenByBlock(
  reader: string | undefined,
  author: `${string}.${string}` | `${string}_id`,
): Expression<SqlBool> {
  const eb = expressionBuilder<World>()
  if (reader === undefined) return eb.lit(true)
  // Not correlated, so that it is read once for the whole list.
  const hidden = eb
    .selectFrom('block')
    .select('target_account_id as id')
    .where('account_id', '=', reader)
    .unionAll(eb.selectFrom('block').select('account_id as id').where('target_account_id', '=', reader))
  return eb(sql.ref<string>(author), 'not in', hidden)
}
