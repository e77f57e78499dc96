import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { verificationWorld } from '../runtime/db/worlds.ts'
import { openHouse } from '../runtime/openHouse.ts'

declare module 'vitest' {
  interface ProvidedContext {
    houseSnapshot: string
  }
}

/** When houses of tests open. */
export const openingTime = new Date('2026-06-01T03:00:00Z')

/**
 * Makes one house for the whole run and leaves a copy of its data, with which every test file's own house begins: to
 * make and fill a database takes some ten times as long as to load one.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'tsudoi-house-'))
  const data = join(folder, 'pglite')
  const house = await openHouse({ folder: data, clock: { now: () => openingTime } })
  await house.worlds.create(verificationWorld)
  await house.close()
  const pglite = await PGlite.create(data)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  rmSync(data, { recursive: true })
  const file = join(folder, 'house.tar')
  await writeFile(file, dump.stream())
  provide('houseSnapshot', file)
  return () => rmSync(folder, { recursive: true })
}
