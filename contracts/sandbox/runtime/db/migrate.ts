import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

/** Brings one schema up to date, all migrations in one transaction. */
export async function migrate(
  db: Kysely<unknown>,
  schema: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const placed = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      async up(trx) {
        await inSchema(trx, schema)
        await migration.up(trx)
      },
    },
  ])
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(placed) },
    migrationTableSchema: schema,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * Makes the tables of a schema that is thrown away before a newer version could find it. The migrator would first read
 * every column of the database, which takes the longer the more worlds there are.
 */
export async function createTables(
  db: Kysely<unknown>,
  schema: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(trx)
    await sql`create schema ${sql.id(schema)}`.execute(trx)
    await inSchema(trx, schema)
    for (const migration of Object.values(migrations)) await migration.up(trx)
  })
}

/** Their tables have no schema in their names: the search path says where they go, and `tsudoi` has what all share. */
const inSchema = (trx: Kysely<unknown>, schema: string) =>
  sql`set local search_path to ${sql.id(schema)}, ${sql.id(sharedSchema)}`.execute(trx)

/** Holds what all worlds share. */
export const sharedSchema = 'tsudoi'
