import { spawn } from 'node:child_process'
import { hosts } from '../contracts/hosts.ts'
import { startPostgresInLongRun } from '../contracts/sandbox/testing/postgres.ts'
import { verificationFile } from '../contracts/verification.ts'
import { extraParts } from '../contracts/verification/scripts/script.ts'
import { startVerifiedSandbox } from './startVerifiedSandbox.ts'

/**
 * Starts the sandbox on free ports and verifies it exactly as a backend team verifies its own server: on PGlite in
 * memory, and in `npm run test:long` also on PostgreSQL, if available. Passes its arguments to the verification, such
 * as `--calls '^gacha'`.
 */
const onPglite = await verifyOn('PGlite')
const postgres = await startPostgresInLongRun()
const onPostgres = 'absent' in postgres ? skip(postgres.absent) : await verifyOn('PostgreSQL', postgres.databaseUrl)
if ('stop' in postgres) await postgres.stop()
process.exit(onPglite || onPostgres)

async function verifyOn(engine: string, databaseUrl?: string): Promise<number> {
  console.log(`\nThe sandbox on ${engine}`)
  const sandbox = await startVerifiedSandbox(databaseUrl)
  const addresses = hosts.flatMap((host) => [`--${host}`, sandbox.addresses[host].join(',')])
  const args = ['--report', verificationFile, '--also', extraParts.join(','), ...addresses, ...process.argv.slice(2)]
  const verifier = spawn('node', ['contracts/verify.ts', ...args], { stdio: 'inherit' })
  const code = await new Promise<number>((resolve) => verifier.on('close', (exit) => resolve(exit ?? 1)))
  await sandbox.close()
  return code
}

function skip(reason: string): number {
  console.log(`\nPostgreSQL: skipped, ${reason}`)
  return 0
}
