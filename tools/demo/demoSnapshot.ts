import { japaneseDay } from '../../contracts/sandbox/runtime/clock.ts'
import { openPglite } from '../../contracts/sandbox/runtime/db/database.ts'
import { openSandbox } from '../../contracts/sandbox/runtime/openSandbox.ts'
import { dropTemplateDatabases } from '../../contracts/sandbox/testing/seededDataFile.ts'
import { demoPasswordCost, seedMarkOf, writeSeedMark } from '../../app/demo/worker/seedMark.ts'

/** Creates the database with which a first visit of the demo starts: that of the sandbox after its first start. */
export async function demoSnapshot(build: string): Promise<Buffer> {
  // The segments of the write-ahead log are small, because the browser's storage writes changed files as a whole.
  const pglite = await openPglite({}, { initDbStartParams: ['--wal-segsize=1'] })
  const sandbox = await openSandbox({ pglite, passwordCost: demoPasswordCost })
  // Removes the secrets from the data, so that each browser generates its own.
  await sandbox.datasets.shared.deleteFrom('secret').execute()
  await writeSeedMark(pglite, seedMarkOf(build, japaneseDay(new Date())))
  await dropTemplateDatabases(pglite)
  const dump = await pglite.dumpDataDir('none')
  const data = Buffer.from(await dump.arrayBuffer())
  await sandbox.close()
  return data
}
