import { spawn } from 'node:child_process'
import { startSandbox } from '../contracts/sandbox/runtime/serve.ts'
import { longPostgres } from '../contracts/sandbox/testing/postgres.ts'

/**
 * Boots the sandbox on free ports and lets it be verified exactly as a backend team verifies its own server: on PGlite
 * in memory; in `npm run test:long` on PostgreSQL too, where there is one. Arguments go to the verification: `--calls
 * '^gacha'`.
 */
const onPglite = await verifyOn('PGlite')
const postgres = await longPostgres()
const onPostgres = 'absent' in postgres ? skip(postgres.absent) : await verifyOn('PostgreSQL', postgres.databaseUrl)
if ('stop' in postgres) await postgres.stop()
process.exit(onPglite || onPostgres)

async function verifyOn(engine: string, databaseUrl?: string): Promise<number> {
  console.log(`\nThe sandbox on ${engine}`)
  const sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 }, databaseUrl })
  const { app, user, payment } = sandbox.addresses
  const addresses = ['--app', app, '--user', user, '--payment', payment]
  const verifier = spawn('node', ['contracts/verify.ts', ...addresses, ...process.argv.slice(2)], { stdio: 'inherit' })
  const code = await new Promise<number>((resolve) => verifier.on('close', (exit) => resolve(exit ?? 1)))
  await sandbox.close()
  return code
}

function skip(reason: string): number {
  console.log(`\nPostgreSQL: skipped, ${reason}`)
  return 0
}
