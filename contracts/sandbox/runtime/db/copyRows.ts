import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Replaces all rows of a schema by those of another schema with the same tables. One statement deletes and one inserts:
 * foreign keys are checked at the end of a statement, so the order of the tables does not matter.
 */
export async function copyRows(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = await tablesOf(trx, from)
    // The tables whose triggers are disabled while copying: rows that a trigger maintains are copied too, and a ledger
    // trigger forbids deleting.
    const kept = tables.filter(({ has_triggers }) => has_triggers)
    const setTriggers = async (mode: 'enable' | 'disable') => {
      for (const { name } of kept) await sql`alter table ${sql.id(to, name)} ${sql.raw(mode)} trigger user`.execute(trx)
    }
    await setTriggers('disable')
    await asOneStatement(tables.map(({ name }) => sql`delete from ${sql.id(to, name)}`)).execute(trx)
    // Copies generated ids like all other columns.
    const copies = tables.map(
      ({ name }) => sql`insert into ${sql.id(to, name)} overriding system value select * from ${sql.id(from, name)}`,
    )
    await asOneStatement(copies).execute(trx)
    await setTriggers('enable')
  })
}

/** Combines several SQL statements into one. */
const asOneStatement = (statements: readonly RawBuilder<unknown>[]) =>
  sql`with ${sql.join(statements.map((statement, index) => sql`${sql.id(`part_${index}`)} as (${statement})`))} select 1`

async function tablesOf(db: Kysely<unknown>, schema: string) {
  const { rows } = await sql<{ name: string; has_triggers: boolean }>`
    select relname as name, exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal) as has_triggers
    from pg_class c where relnamespace = ${schema}::regnamespace and relkind = 'r'
  `.execute(db)
  return rows
}
