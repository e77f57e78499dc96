import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { isLong } from '../../testing/amount.ts'
import { freePort } from '../../testing/freePort.ts'

/** An empty PostgreSQL database for one test file, deleted by `stop()`. */
interface TestPostgres {
  databaseUrl: string
  stop(): Promise<void>
}

/** The reason why no PostgreSQL is available, as text. */
interface NoPostgres {
  absent: string
}

/**
 * Starts a database for tests: a new one on the server of DATABASE_URL, else in a private cluster of the installed
 * PostgreSQL, with data in the temporary folder. Returns the reason if there is none.
 */
export async function startPostgres(): Promise<TestPostgres | NoPostgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL)
    return databaseOn(DATABASE_URL).catch((error: Error) => ({ absent: `DATABASE_URL: ${error.message}` }))
  const binaries = findBinaries()
  if (!binaries) return { absent: 'no DATABASE_URL, and no PostgreSQL is installed' }
  return clusterOf(binaries)
}

/**
 * Starts a database like {@link startPostgres}, but only in `npm run test:long`; other runs use PGlite, which is
 * PostgreSQL too.
 */
export const startPostgresInLongRun = async (): Promise<TestPostgres | NoPostgres> =>
  isLong ? startPostgres() : { absent: 'npm run test:long runs it' }

async function databaseOn(server: string): Promise<TestPostgres> {
  const name = `tsudoi_test_${process.pid}_${Date.now()}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { databaseUrl: url.href, stop: () => run(`drop database ${name} with (force)`) }
}

/** The folder with `initdb` and `postgres`: on the PATH, or where distributions install it. */
function findBinaries(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/opt/postgresql*/bin']),
  ]
  return folders.find((folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

async function clusterOf(binaries: string): Promise<TestPostgres | NoPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tsudoi-postgres-'))
  const owner = unprivileged(folder)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'tsudoi', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const made = spawnSync(join(binaries, 'initdb'), init, { ...owner, cwd: folder })
  if (made.status !== 0) return { absent: `initdb failed: ${made.stderr?.toString().trim() ?? made.error?.message}` }
  const port = await freePort()
  const settings = ['fsync=off', `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(binaries, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' })
  const databaseUrl = `postgres://tsudoi@127.0.0.1:${port}/postgres`
  await untilReady(databaseUrl, server)
  const stop = async () => {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
  }
  return { databaseUrl, stop }
}

/**
 * The user and group under which PostgreSQL runs: an unprivileged user if this process runs as root, as which
 * PostgreSQL refuses to run.
 */
function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  chownSync(folder, nobody.uid, nobody.gid)
  return nobody
}

async function untilReady(databaseUrl: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode} before it was ready`)
    const client = new pg.Client({ connectionString: databaseUrl })
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    if (isReady) return client.end()
  }
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
