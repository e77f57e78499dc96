import { japaneseDay } from '../../contracts/sandbox/runtime/clock.ts'
import { openPglite } from '../../contracts/sandbox/runtime/db/database.ts'
import { openHouse } from '../../contracts/sandbox/runtime/openHouse.ts'
import { dropTemplates } from '../../contracts/sandbox/testing/keptHouse.ts'
import { demoPasswordCost, markOf, writeMark } from '../../app/demo/worker/laidOut.ts'

/** The data that a first visit begins with: the sandbox as it is after its first start. */
export async function demoSnapshot(build: string): Promise<Buffer> {
  // What is changed is written to the browser's storage file by file, so the log comes in small ones.
  const pglite = await openPglite({}, { initDbStartParams: ['--wal-segsize=1'] })
  const house = await openHouse({ pglite, passwordCost: demoPasswordCost })
  // Each browser makes its own secrets.
  await house.worlds.house.deleteFrom('secret').execute()
  await writeMark(pglite, markOf(build, japaneseDay(new Date())))
  await dropTemplates(pglite)
  const dump = await pglite.dumpDataDir('none')
  const data = Buffer.from(await dump.arrayBuffer())
  await house.close()
  return data
}
