import { afterAll, beforeAll, describe } from 'vitest'
import { longPostgres } from './postgres.ts'
import { TestHouse } from './testHouse.ts'

/** Holds rules to PGlite and, in `npm run test:long`, to PostgreSQL where there is one; each in a house of its own. */
export async function onBothEngines(subject: string, rules: (house: () => TestHouse) => void): Promise<void> {
  const postgres = await longPostgres()
  const absence = 'absent' in postgres ? `: skipped, ${postgres.absent}` : ''
  const server = 'absent' in postgres ? undefined : postgres

  const inHouse = (databaseUrl?: string) => {
    let house: TestHouse | undefined
    beforeAll(async () => {
      house = await TestHouse.open(databaseUrl)
    })
    afterAll(async () => {
      await house?.close()
    })
    rules(() => {
      if (!house) throw new Error('The house opens before the first test')
      return house
    })
  }

  describe(`${subject} on PGlite`, () => {
    inHouse()
  })
  describe.skipIf(absence)(`${subject} on PostgreSQL${absence}`, () => {
    inHouse(server?.databaseUrl)
    afterAll(async () => {
      await server?.stop()
    })
  })
}
