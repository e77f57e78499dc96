import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

/** Migrates one schema to the latest version, with all migrations in one transaction. */
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
 * Creates the tables of a short-lived schema without recording migrations. The migrator would first read every column
 * of the database, which takes longer the more datasets there are.
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

/**
 * Sets the search path for migrations, whose SQL has no schema names: the dataset's schema first, then the shared one.
 */
const inSchema = (trx: Kysely<unknown>, schema: string) =>
  sql`set local search_path to ${sql.id(schema)}, ${sql.id(sharedSchema)}`.execute(trx)

/** The schema of the tables that all datasets share. */
export const sharedSchema = 'tsudoi'
