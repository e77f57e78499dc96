import type { Kysely } from 'kysely'
import type { World } from '../schema.ts'

/** Where a seed goes, and the instant by that world's clock. */
export interface SeedPlace {
  db: Kysely<World>
  now: Date
}
