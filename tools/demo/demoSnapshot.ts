import { japaneseDay } from '../../contracts/sandbox/runtime/clock.ts'
import { openPglite } from '../../contracts/sandbox/runtime/db/database.ts'
import { openSandbox } from '../../contracts/sandbox/runtime/openSandbox.ts'
import { dropTemplates } from '../../contracts/sandbox/testing/seededDataFile.ts'
import { demoPasswordCost, seedMarkOf, writeSeedMark } from '../../app/demo/worker/seedMark.ts'

/** The database that a first visit starts with: the sandbox's after its first start. */
export async function demoSnapshot(build: string): Promise<Buffer> {
  // Changed files are written to the browser's storage as a whole, so the log uses small segments.
  const pglite = await openPglite({}, { initDbStartParams: ['--wal-segsize=1'] })
  const sandbox = await openSandbox({ pglite, passwordCost: demoPasswordCost })
  // Each browser generates its own secrets.
  await sandbox.datasets.shared.deleteFrom('secret').execute()
  await writeSeedMark(pglite, seedMarkOf(build, japaneseDay(new Date())))
  await dropTemplates(pglite)
  const dump = await pglite.dumpDataDir('none')
  const data = Buffer.from(await dump.arrayBuffer())
  await sandbox.close()
  return data
}
