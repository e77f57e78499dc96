import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hosts } from '../../contracts/hosts.ts'
import { startPostgres } from '../../contracts/sandbox/testing/postgres.ts'
import { isContractFulfilled, verify } from '../../contracts/verification.ts'
import { startVerifiedSandbox } from '../startVerifiedSandbox.ts'
import { formatTable } from './summary.ts'

/**
 * `npm run bench:contracts`: measures the milliseconds per pact interaction of the consumer tests (goal: 30) and of the
 * verification of the sandbox on both database engines (goal: 25). The goals apply to an idle machine.
 */
interface Report {
  testResults: { assertionResults: { duration?: number }[] }[]
}

function walkAsConsumer(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const file = join(folder, 'report.json')
  const vitest = ['vitest', 'run', '--project', 'pact', '--reporter=json', `--outputFile=${file}`]
  execFileSync('npx', vitest, { stdio: 'ignore' })
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  const durations = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ duration = 0 }) => duration))
  return row('consumer', durations.length, sum(durations))
}

async function verifyAt(engine: string, databaseUrl?: string): Promise<string[]> {
  const sandbox = await startVerifiedSandbox(databaseUrl)
  const verifications = []
  for (const host of hosts) {
    const [url = '', ...beside] = sandbox.addresses[host]
    verifications.push(await verify({ host, url, beside }))
  }
  await sandbox.close()
  if (!verifications.every(isContractFulfilled))
    throw new Error(`The sandbox on ${engine} breaks a contract: npm test -- verify`)
  return row(
    `verified, ${engine}`,
    sum(verifications.map((each) => each.expected)),
    sum(verifications.map((each) => each.duration)),
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const row = (name: string, count: number, milliseconds: number) => [
  name,
  String(count),
  (milliseconds / count).toFixed(1),
  (milliseconds / 1000).toFixed(0),
]

const rows = [walkAsConsumer(), await verifyAt('PGlite')]
const postgres = await startPostgres()
if ('absent' in postgres) console.log(`PostgreSQL is skipped: ${postgres.absent}`)
else {
  rows.push(await verifyAt('PostgreSQL', postgres.databaseUrl))
  await postgres.stop()
}
console.log(formatTable(['interactions', 'number', 'ms each', 's in all'], rows))
process.exit(0)
