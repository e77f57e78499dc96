import { lockedUniqueNames } from '../../content/lockedUniqueNames.ts'
import type { SeedPlace } from './place.ts'

/** Seeds the unique names that nobody can take, at every start. */
export async function seedAccount({ db }: SeedPlace): Promise<void> {
  await db
    .insertInto('locked_unique_name')
    .values(lockedUniqueNames.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
