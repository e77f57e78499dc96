import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { minutes } from '../runtime/clock.ts'
import { openPglite } from '../runtime/db/database.ts'
import { verificationWorld } from '../runtime/db/worlds.ts'
import { openSandbox } from '../runtime/openSandbox.ts'

/** When the sandbox whose data are kept was opened, and when those of tests open. */
export const openingTime = new Date('2026-06-01T03:00:00Z')

/** What a password's hash takes in tests (log2 of scrypt's N): a member's takes longer than most of them. */
export const lowCost = 4

const repository = join(import.meta.dirname, '../../..')
const folder = join(repository, '.tmp')

/**
 * A file with the data of a sandbox that nobody has used: to load it takes a tenth of making and filling a database. It
 * is made once and serves until a source of the sandbox, or a package, is another one.
 */
export async function seededDataFile(): Promise<string> {
  const file = join(folder, `seeded-${sourceMark()}.tar`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  forgetFormer()
  // Whoever makes the same meanwhile sees all of it or nothing.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, await makeData())
  renameSync(draft, file)
  return file
}

/** Everything that the data could depend on: what contracts and sandbox are made of, and the versions of packages. */
function sourceMark(): string {
  const sources = globSync('contracts/**/*.{ts,json}', {
    cwd: repository,
    exclude: ['contracts/{dist,pacts,openapi}', 'contracts/**/*.test.ts', '**/node_modules'],
  })
  const hash = createHash('sha256')
  for (const name of [...sources.toSorted(), 'package-lock.json'])
    hash.update(`${name}\0`).update(readFileSync(join(repository, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Those of other sources, unless somebody may still be loading them. */
function forgetFormer(): void {
  for (const name of globSync('seeded-*', { cwd: folder })) {
    const file = join(folder, name)
    const info = statSync(file, { throwIfNoEntry: false })
    if (info && Date.now() - info.mtimeMs > minutes(30)) rmSync(file, { force: true })
  }
}

async function makeData(): Promise<Buffer> {
  const pglite = await openPglite()
  const sandbox = await openSandbox({ pglite, clock: { now: () => openingTime }, passwordCost: lowCost })
  await sandbox.worlds.create(verificationWorld)
  await dropTemplates(pglite)
  const dump = await pglite.dumpDataDir('none')
  const data = Buffer.from(await dump.arrayBuffer())
  await sandbox.close()
  return data
}

/** Nobody makes another database: without these, a quarter of what is loaded is left out. */
export async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false, datallowconn = true')
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`)
  await pglite.exec('checkpoint')
}
