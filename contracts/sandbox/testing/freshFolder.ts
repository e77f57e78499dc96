import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpeningOptions } from '../runtime/openSandbox.ts'
import { seededSnapshot } from './seededSnapshot.ts'

/** How to open a sandbox in a folder where none was ever started, with the data that a first start would make. */
export async function freshFolder(folder: string): Promise<OpeningOptions> {
  mkdirSync(folder, { recursive: true })
  // What serve.ts writes when the data are complete for the first time.
  writeFileSync(join(folder, 'complete'), '')
  return { folder: join(folder, 'pglite'), snapshot: await seededSnapshot() }
}
