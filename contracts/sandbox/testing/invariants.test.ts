import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../runtime/db/database.ts'
import { amount, isLong } from '../../testing/amount.ts'
import { auditMoney, readLastingResults } from './moneyAudit.ts'
import { moneyOperations, type MoneyCall, type MoneyOperation } from './moneyOperations.ts'
import { prepareMoneyDataset, type MoneyTestMember } from './moneyDataset.ts'
import { startPostgresInLongRun } from './postgres.ts'
import { SandboxProcess, type DataLocation } from './sandboxProcess.ts'

const { operationCount, kills } = amount({
  part: { operationCount: 80, kills: 1 },
  all: { operationCount: 2_000, kills: 2 },
})
const inParallel = 16
const timeLimit = 300_000
/**
 * The random seed. Long runs use a random one. MONEY_SEED=… repeats a plan; the actual concurrency depends on the
 * machine.
 */
const seed = Number(process.env['MONEY_SEED'] ?? amount({ part: 20_261_121, all: Math.floor(Math.random() * 1e9) }))

const postgres = await startPostgresInLongRun()
const absence = 'absent' in postgres ? `: skipped, ${postgres.absent}` : ''

afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

describe(`${operationCount} concurrent operations with kills and restarts of the sandbox (MONEY_SEED=${seed})`, () => {
  it(
    'lose and duplicate no coin and no item on PGlite (X13)',
    async () => {
      expect(await violationsAfterAll()).toEqual({})
    },
    timeLimit,
  )

  it.skipIf(absence)(
    `lose and duplicate no coin and no item on PostgreSQL (X13)${absence}`,
    async () => {
      if ('absent' in postgres) return
      expect(await violationsAfterAll(postgres.databaseUrl)).toEqual({})
    },
    timeLimit,
  )
})

/** A request with the answer that the client received. */
interface Acknowledged {
  call: MoneyCall
  accountId: string
  key: string
  token: string
  status: number
  body: Record<string, unknown>
  sent: MoneyOperation['sent']
}

/** Runs all operations and audits the result. Returns the violations, including those noticed on the way. */
async function violationsAfterAll(databaseUrl?: string): Promise<Record<string, unknown[]>> {
  const place = { folder: mkdtempSync(join(tmpdir(), 'tsudoi-money-')), databaseUrl }
  let sandbox: SandboxProcess | undefined
  try {
    const members = await prepareMoneyDataset(place)
    sandbox = new SandboxProcess(place)
    const answers = await runOperations(sandbox, members)
    // Kills the sandbox although the last answers are less than a second old: their effects must survive this too. The
    // short run kills it only during the operations.
    if (isLong) await sandbox.killAndRestart()
    await repeatLater(sandbox, answers)
    await sandbox.stop()
    return await violationsIn(place, answers)
  } finally {
    await sandbox?.stop('SIGKILL')
    rmSync(place.folder, { recursive: true, force: true })
  }
}

/** Runs all operations with limited concurrency; kills and restarts the sandbox after certain numbers of answers. */
async function runOperations(sandbox: SandboxProcess, members: readonly MoneyTestMember[]): Promise<Acknowledged[]> {
  const plan = fc.sample(moneyOperations, { numRuns: operationCount, seed })
  const margin = Math.min(100, Math.floor(operationCount / 3))
  const killedAfter = fc.sample(fc.integer({ min: margin, max: operationCount - margin }), { numRuns: kills, seed })
  const answers: Acknowledged[] = []
  let done = 0
  let next = 0
  const work = async () => {
    while (next < plan.length) {
      const index = next
      next += 1
      const operation = plan[index] as MoneyOperation
      answers.push(...(await perform(sandbox, members[operation.member] as MoneyTestMember, operation, index)))
      done += 1
      if (killedAfter.includes(done)) await sandbox.killAndRestart()
    }
  }
  await Promise.all(Array.from({ length: inParallel }, work))
  return answers
}

async function perform(
  sandbox: SandboxProcess,
  { accountId, token }: MoneyTestMember,
  { call: makeCall, sent, gatewayActs }: MoneyOperation,
  index: number,
): Promise<Acknowledged[]> {
  const call = makeCall(accountId)
  const key = `operation-${index}`
  const times = Array.from({ length: sent === 'twice' ? 2 : 1 })
  const answers = await Promise.all(times.map(() => send(sandbox, call, token, key)))
  const page = answers[0]?.body['paymentPage']
  if (typeof page === 'string')
    await Promise.all(gatewayActs.map((act) => retryUntilAnswered(sandbox, 'payment', page, payerDoes(act))))
  return answers.map((answer) => ({ ...answer, call, accountId, key, token, sent }))
}

const payerDoes = (act: string): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ act }),
  redirect: 'manual',
})

async function send(sandbox: SandboxProcess, { method, host, path, body }: MoneyCall, token: string, key: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
  const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
  const response = await retryUntilAnswered(sandbox, host, path, init)
  return { status: response.status, body: JSON.parse(response.text) as Record<string, unknown> }
}

/** Retries with the same key until an answer arrives, like a client does after a server crash. */
async function retryUntilAnswered(sandbox: SandboxProcess, host: MoneyCall['host'], path: string, init: RequestInit) {
  for (;;) {
    const { [host]: address } = await sandbox.addresses
    try {
      const response = await fetch(address + path, init)
      return { status: response.status, text: await response.text() }
    } catch {
      // Waits until the sandbox has restarted. The next addresses are those of the new process.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

/** Sends a succeeded request again with its key. The answer must be the same, even after restarts. */
async function repeatLater(sandbox: SandboxProcess, answers: readonly Acknowledged[]): Promise<void> {
  const repeated = answers.filter(
    ({ sent, status, call }) => sent === 'againLater' && status === 200 && call.isIdempotent,
  )
  expect(repeated.length).toBeGreaterThan(operationCount / 100)
  for (const { call, token, key, status, body } of repeated) {
    const again = await send(sandbox, call, token, key)
    // Compares the status only of purchases, which return their current status. Every other endpoint returns its
    // original answer.
    const [former, present] =
      call.name === 'purchase' ? [body['transactionId'], again.body['transactionId']] : [body, again.body]
    expect({ name: call.name, status: again.status, answer: present }).toEqual({
      name: call.name,
      status,
      answer: former,
    })
  }
}

async function violationsIn({ folder, databaseUrl }: DataLocation, answers: readonly Acknowledged[]) {
  const db = openDatabase({ databaseUrl, folder: databaseUrl ? undefined : join(folder, 'pglite') })
  try {
    expectKept(await readLastingResults(db), answers)
    return await auditMoney(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Checks three rules: every received answer has its effect, each key had one effect, and no effect is without an
 * answer.
 */
function expectKept(kept: Awaited<ReturnType<typeof readLastingResults>>, answers: readonly Acknowledged[]): void {
  expect(answers.filter(({ status, body }) => status >= 500 || body['messageCode'] === 'Aborted')).toEqual([])
  const succeeded = answers.filter(({ status, call }) => status === 200 && call.isIdempotent)
  const byKey = Map.groupBy(succeeded, ({ accountId, key }) => `${accountId} ${key}`)
  expect([...kept.answers.keys()].toSorted()).toEqual([...byKey.keys()].toSorted())
  for (const [key, same] of byKey) {
    const isPurchase = same[0]?.call.name === 'purchase'
    const comparable = same.map(({ body }) => (isPurchase ? { transactionId: body['transactionId'] } : body))
    for (const body of comparable) expect(kept.answers.get(key)).toMatchObject(body)
  }
  const once = (name: string) =>
    [...byKey.values()].map(([first]) => first).filter((first) => first?.call.name === name)
  const idsOf = (name: string, field: string) =>
    once(name)
      .map((first) => String(first?.body[field]))
      .toSorted()
  expect(kept.draw).toEqual(idsOf('draw', 'drawId'))
  expect(kept.purchase).toEqual(idsOf('purchase', 'transactionId'))
  for (const name of ['preorder', 'lottery', 'vote'] as const)
    expect({ name, rows: kept[name].length }).toEqual({ name, rows: once(name).length })
  const succeededOf = Object.groupBy(
    answers.filter(({ status }) => status === 200),
    ({ call }) => call.name,
  )
  expect(Object.keys(succeededOf).toSorted()).toEqual([...new Set(answers.map(({ call }) => call.name))].toSorted())
  const paid = succeeded.filter(({ call, body }) => call.name === 'purchase' && body['status'] === 'SUCCEEDED')
  expect(paid.length).toBeGreaterThan(0)
  for (const { body } of paid) expect(kept.statuses.get(String(body['transactionId']))).toBe('SUCCEEDED')
}
