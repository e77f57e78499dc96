import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { minutes } from '../runtime/clock.ts'
import { openPglite } from '../runtime/db/database.ts'
import { verificationDataset } from '../runtime/db/datasets.ts'
import { openSandbox } from '../runtime/openSandbox.ts'

/** The time at which the stored data were seeded, and at which tests start. */
export const testStartTime = new Date('2026-06-01T03:00:00Z')

/** Cost of password hashes in tests (log2 of scrypt's N); the members' cost would take longer than most tests. */
export const testPasswordCost = 4

const repository = join(import.meta.dirname, '../../..')
const folder = join(repository, '.tmp')

/**
 * A file with the data of an unused, seeded sandbox. Loading it takes a tenth of the time of creating and seeding a
 * database. It is created once and reused until a source of the sandbox or a package changes.
 */
export async function seededDataFile(): Promise<string> {
  const file = join(folder, `seeded-${sourceMark()}.tar`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  forgetFormer()
  // Writes a draft file and renames it, so that concurrent processes see either the whole file or none.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, await makeData())
  renameSync(draft, file)
  return file
}

/** A hash of everything on which the data depends: sources of contracts and sandbox, and package versions. */
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

/**
 * Deletes data files that were made from other versions of the sources, unless another process may still be loading
 * them.
 */
function forgetFormer(): void {
  for (const name of globSync('seeded-*', { cwd: folder })) {
    const file = join(folder, name)
    const info = statSync(file, { throwIfNoEntry: false })
    if (info && Date.now() - info.mtimeMs > minutes(30)) rmSync(file, { force: true })
  }
}

async function makeData(): Promise<Buffer> {
  // Small files of the write-ahead log, because each test file copies them.
  const pglite = await openPglite({}, { initDbStartParams: ['--wal-segsize=1'] })
  const sandbox = await openSandbox({ pglite, clock: { now: () => testStartTime }, passwordCost: testPasswordCost })
  await sandbox.datasets.create(verificationDataset)
  await dropTemplateDatabases(pglite)
  const dump = await pglite.dumpDataDir('none')
  const data = Buffer.from(await dump.arrayBuffer())
  await sandbox.close()
  return data
}

/** Drops the template databases, which are not needed, to make the dump a quarter smaller. */
export async function dropTemplateDatabases(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false, datallowconn = true')
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`)
  await pglite.exec('checkpoint')
}
