import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

/**
 * Brings one schema up to date, all migrations in one transaction. Their tables have no schema in their names: the
 * search path says where they go, and `tsudoi` behind it has what all schemas share.
 */
export async function migrate(
  db: Kysely<unknown>,
  schema: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const inSchema = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      async up(trx) {
        await sql`set local search_path to ${sql.id(schema)}, ${sql.id(houseSchema)}`.execute(trx)
        await migration.up(trx)
      },
    },
  ])
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(inSchema) },
    migrationTableSchema: schema,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Holds what all worlds share. */
export const houseSchema = 'tsudoi'
