import type { PGlite } from '@electric-sql/pglite'

/** What a password's hash takes (log2 of scrypt's N): these never leave the browser, and guard nothing in it. */
export const demoPasswordCost = 10

/** For which build and day, in Japan, the programme is laid out; it lies with the data, as a comment. */
export const markOf = (build: string, day: string) => `${build} ${day}`

export async function readMark(pglite: PGlite): Promise<string | undefined> {
  const { rows } = await pglite.query<{ mark: string | null }>(
    `select obj_description(to_regnamespace('tsudoi'), 'pg_namespace') as mark`,
  )
  return rows[0]?.mark ?? undefined
}

export const writeMark = (pglite: PGlite, mark: string) =>
  pglite.exec(`comment on schema tsudoi is '${mark.replaceAll("'", '')}'`)
