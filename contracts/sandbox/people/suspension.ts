import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { DatasetTables } from '../schema.ts'

/** SQL condition for every list of members' texts: excludes authors who are currently suspended. */
export function isNotSuspended(author: `${string}.${string}`): Expression<SqlBool> {
  const eb = expressionBuilder<DatasetTables>()
  const suspended = eb.selectFrom('account').select('id').where('suspended_at', 'is not', null)
  return eb(sql.ref<string>(author), 'not in', suspended)
}
