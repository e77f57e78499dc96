import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../contracts/sandbox/testing/postgres.ts'
import { SandboxProcess } from '../../contracts/sandbox/testing/sandboxProcess.ts'
import { summarizeRuns, formatTable, type RunSummary } from './summary.ts'

/**
 * `node tools/bench/sandbox.ts`: measures how many gacha draws (C078) and timeline reads (C087) the sandbox answers per
 * second, on PGlite with a data folder and on PostgreSQL, relative to GET /v2/time in the same run. `--seconds 5`
 * changes the duration of each of the five rounds (default 2).
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } })
const duration = Number(values.seconds) * 1000
const rounds = 5
const inParallel = 8

type Send = () => Promise<Response>

/** Sets up the member and the data that the requests need, because the verification dataset is empty at first. */
async function prepare(
  app: string,
): Promise<{ calls: Readonly<Record<string, Send>>; refill: () => Promise<unknown> }> {
  const setUpState = async (state: string, params: object = {}) => {
    const body = JSON.stringify({ action: 'setup', state, params })
    const response = await fetch(`${app}/_sandbox/states`, { method: 'POST', body })
    if (!response.ok) throw new Error(`${state}: ${await response.text()}`)
    return (await response.json()) as Record<string, string>
  }
  const { accessToken } = await setUpState('a member', { freeCoin: 9_000_000 })
  await setUpState('a channel')
  const refill = () => setUpState('a gacha that can be drawn', { detail: 'minimal' })
  await refill()
  await setUpState('a timeline')
  for (let post = 1; post <= 20; post += 1) await setUpState('a post', { postId: `post-${post}`, detail: 'minimal' })
  const headers = { Authorization: `Bearer ${accessToken}` }
  const draw = JSON.stringify({ count: 1, platformType: 'WEB' })
  const calls = {
    'GET /v2/time': () => fetch(`${app}/v2/time`, { headers }),
    'coin spend (draw)': () =>
      fetch(`${app}/v2/gacha/gacha-hoshiyomi-1/draw`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        body: draw,
      }),
    'timeline (20 posts)': () => fetch(`${app}/v2/post/ip/ip-hoshiyomi`, { headers }),
  }
  return { calls, refill }
}

/** Measures the requests per second, with `inParallel` requests at a time. */
async function rateOf(send: Send, milliseconds: number): Promise<number> {
  const start = performance.now()
  let answered = 0
  const work = async () => {
    while (performance.now() - start < milliseconds) {
      const response = await send()
      if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: inParallel }, work))
  return (answered * 1000) / (performance.now() - start)
}

async function measure(engine: string, databaseUrl?: string): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'tsudoi-bench-'))
  const sandbox = new SandboxProcess({ folder, databaseUrl })
  try {
    const { app } = await sandbox.addresses
    const { refill, ...prepared } = await prepare(app)
    const calls = Object.entries(prepared.calls)
    const rates = new Map<string, number[]>(calls.map(([name]) => [name, []]))
    for (const [, send] of calls) await rateOf(send, duration / 4)
    // Alternates between the kinds of requests, so that other load on the machine affects all of them.
    for (let round = 0; round < rounds; round += 1) {
      await refill()
      for (const [name, send] of calls) rates.get(name)?.push(await rateOf(send, duration))
    }
    const [base] = [...rates.values()].map(summarizeRuns)
    return [...rates].map(([name, each]) => row(`${name}, ${engine}`, summarizeRuns(each), base))
  } finally {
    await sandbox.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const row = (name: string, { median, min, max }: RunSummary, base: RunSummary | undefined) => [
  name,
  median.toFixed(0),
  `${min.toFixed(0)}–${max.toFixed(0)}`,
  base ? (median / base.median).toFixed(2) : '–',
]

const postgres = await startPostgres()
try {
  const rows = await measure('PGlite')
  if ('absent' in postgres) console.log(`PostgreSQL: not measured, ${postgres.absent}`)
  else rows.push(...(await measure('PostgreSQL', postgres.databaseUrl)))
  console.log(`\n${rounds} rounds of ${duration / 1000} s each, ${inParallel} requests at a time\n`)
  console.log(formatTable(['call', 'per second', 'min–max', '÷ time'], rows))
} finally {
  if ('stop' in postgres) await postgres.stop()
}
