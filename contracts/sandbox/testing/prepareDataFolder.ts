import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpeningOptions } from '../runtime/openSandbox.ts'
import { seededSnapshot } from './seededSnapshot.ts'

/**
 * Prepares a new folder with the data that a first start of the sandbox would create. Returns the options that open a
 * sandbox there.
 */
export async function prepareDataFolder(folder: string): Promise<OpeningOptions> {
  mkdirSync(folder, { recursive: true })
  // Writes the marker file that serve.ts writes once the data is complete for the first time.
  writeFileSync(join(folder, 'complete'), '')
  return { folder: join(folder, 'pglite'), snapshot: await seededSnapshot() }
}
