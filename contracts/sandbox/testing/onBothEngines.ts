import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgresInLongRun } from './postgres.ts'
import { TestSandbox } from './testSandbox.ts'

/** Runs the same tests on PGlite and, in `npm run test:long`, on PostgreSQL if available; each in its own sandbox. */
export async function onBothEngines(subject: string, rules: (sandbox: () => TestSandbox) => void): Promise<void> {
  const postgres = await startPostgresInLongRun()
  const absence = 'absent' in postgres ? `: skipped, ${postgres.absent}` : ''
  const server = 'absent' in postgres ? undefined : postgres

  const inSandbox = (databaseUrl?: string) => {
    let sandbox: TestSandbox | undefined
    beforeAll(async () => {
      sandbox = await TestSandbox.open(databaseUrl)
    })
    afterAll(async () => {
      await sandbox?.close()
    })
    rules(() => {
      if (!sandbox) throw new Error('The sandbox opens before the first test')
      return sandbox
    })
  }

  describe(`${subject} on PGlite`, () => {
    inSandbox()
  })
  describe.skipIf(absence)(`${subject} on PostgreSQL${absence}`, () => {
    inSandbox(server?.databaseUrl)
    afterAll(async () => {
      await server?.stop()
    })
  })
}
