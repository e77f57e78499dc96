import type { PGlite } from '@electric-sql/pglite'

/** Cost of password hashes (log2 of scrypt's N). It is low, because the demo's passwords protect nothing. */
export const demoPasswordCost = 10

/**
 * Text that identifies the build, and the day in Japan, for which the demo's schedule was created. The database stores
 * it as a comment on its schema.
 */
export const seedMarkOf = (build: string, day: string) => `${build} ${day}`

/** Reads the stored mark; undefined if the database has none. */
export async function readSeedMark(pglite: PGlite): Promise<string | undefined> {
  const { rows } = await pglite.query<{ mark: string | null }>(
    `select obj_description(to_regnamespace('tsudoi'), 'pg_namespace') as mark`,
  )
  return rows[0]?.mark ?? undefined
}

/** Stores the mark in the database. */
export const writeSeedMark = (pglite: PGlite, mark: string) =>
  pglite.exec(`comment on schema tsudoi is '${mark.replaceAll("'", '')}'`)
