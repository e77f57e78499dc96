import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HouseOptions } from '../runtime/openHouse.ts'
import { houseSnapshot } from './houseSnapshot.ts'

/** Opens a house in the folder of a sandbox that was never started, with the data that a first start would make. */
export async function freshFolder(folder: string): Promise<HouseOptions> {
  mkdirSync(folder, { recursive: true })
  // What serve.ts writes when the data are complete for the first time.
  writeFileSync(join(folder, 'complete'), '')
  return { folder: join(folder, 'pglite'), snapshot: await houseSnapshot() }
}
