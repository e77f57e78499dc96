import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Host } from '../../hosts.ts'
import { accounts } from '../account/accounts.content.ts'
import { openDatabase } from './db/database.ts'
import { FolderTaken } from './folderLock.ts'
import { openSandbox } from './openSandbox.ts'
import { PortTaken } from './listen.ts'
import { startSandbox } from './serve.ts'
import { prepareDataFolder } from '../testing/prepareDataFolder.ts'
import { isLong } from '../../testing/amount.ts'
import { seededSnapshot } from '../testing/seededSnapshot.ts'

type Addresses = Readonly<Record<Host, string>>

const gacha = 'lemonade-parade'
const [koharu] = accounts
const freePorts = { app: 0, user: 0, payment: 0 }

let data: string
const children: ChildProcess[] = []
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'tsudoi-sandbox-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

async function fill(folder: string) {
  const sandbox = await openSandbox(await prepareDataFolder(folder))
  await sandbox.close()
  return sandbox
}

/** Starts a sandbox in a child process; resolves once it serves. */
async function spawnSandbox(): Promise<{ child: ChildProcess; addresses: Addresses }> {
  const program = join(import.meta.dirname, '..', 'testing', 'killedSandbox.ts')
  const child = spawn(process.execPath, [program, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout }))
    return { child, addresses: JSON.parse(line) as Addresses }
  throw new Error('The sandbox ended before it served')
}

const kill = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })

async function post(address: string, token: string, body?: object, key?: string) {
  const headers = { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) }
  const response = await fetch(address, { method: 'POST', headers, body: body ? JSON.stringify(body) : null })
  return (await response.json()) as Record<string, unknown>
}

async function signIn({ user }: Addresses): Promise<string> {
  const guest = await post(`${user}/v1/auth/signin/guest`, '')
  const body = { email: koharu?.email, password: koharu?.password }
  return String((await post(`${user}/v1/auth/signin/email`, String(guest['accessToken']), body))['accessToken'])
}

/** Draws repeatedly, ten at a time, until the sandbox is killed; calls `onAnswer` for each answer. */
async function drawUntilGone({ app }: Addresses, token: string, onAnswer: () => void): Promise<string[]> {
  const keys: string[] = []
  const draw = async () => {
    for (;;) {
      const key = crypto.randomUUID()
      const answer = await post(`${app}/v2/gacha/${gacha}/draw`, token, { count: 1, platformType: 'WEB' }, key)
      if (answer['drawId']) keys.push(key)
      onAnswer()
    }
  }
  await Promise.allSettled(Array.from({ length: 10 }, draw))
  return keys
}

// Runs only in long runs: in `npm test`, `invariants.test.ts` kills a sandbox during draws and other operations.
it.runIf(isLong)(
  'a sandbox that is killed during gacha draws keeps a balanced ledger, and every draw that it has answered',
  async () => {
    // The sandbox hashes passwords at the members' cost, unless a test overrides it.
    expect((await fill(data)).passwordCost).toBe(15)
    const { child, addresses } = await spawnSandbox()
    const token = await signIn(addresses)
    await post(`${addresses.app}/v2/gacha/${gacha}/agree`, token)
    let answers = 0
    let stopped: Promise<void> | undefined
    const drawn = await drawUntilGone(addresses, token, () => {
      answers += 1
      if (answers === 25) stopped = kill(child, 'SIGKILL')
    })
    await stopped
    expect(drawn.length).toBeGreaterThanOrEqual(25)

    const db = openDatabase({ folder: join(data, 'pglite') })
    const { rows } = await sql<{ unbalanced: number; wrong: number; draws: number; items: number; spent: number }>`
    select
      (select count(*) from (select 1 from tsudoi_demo.ledger_entry group by transaction_id having sum(amount) <> 0) as t) as unbalanced,
      (select count(*) from tsudoi_demo.ledger_account as a where account_id is not null and balance <>
        (select coalesce(sum(amount), 0) from tsudoi_demo.ledger_entry where ledger_account_id = a.id)) as wrong,
      (select count(*) from tsudoi_demo.gacha_draw) as draws,
      (select count(*) from tsudoi_demo.gacha_draw_result) as items,
      (select sum(amount) from tsudoi_demo.ledger_entry as e join tsudoi_demo.ledger_transaction as t on t.id = e.transaction_id
        where ledger_account_id = 'house-spent' and reason = 'GACHA')::int as spent
  `.execute(db)
    const answered = await sql<{ key: string }>`select key from tsudoi_demo.idempotency`.execute(db)
    await db.destroy()
    const [sums] = rows
    expect(sums).toMatchObject({ unbalanced: 0, wrong: 0, items: sums?.draws, spent: (sums?.draws ?? 0) * 30 })
    const kept = new Set(answered.rows.map(({ key }) => key))
    expect(drawn.filter((key) => !kept.has(key))).toEqual([])

    // A second sandbox ignores the killed process's claim of the folder, and the session continues.
    const again = await startSandbox({ ports: freePorts, data })
    const balance = await fetch(`${again.addresses.app}/v2/coin/balance?platformType=WEB`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await balance.json()).toMatchObject({ total: 3280 - (sums?.draws ?? 0) * 30 })
    await again.close()
  },
)

it('a sandbox closes without waiting for its open event streams, and ends them (Q61)', async () => {
  const sandbox = await startSandbox({ ports: freePorts, snapshot: await seededSnapshot() })
  const { app, user } = sandbox.addresses
  const guest = await post(`${user}/v1/auth/signin/guest`, '')
  const headers = { Authorization: `Bearer ${String(guest['accessToken'])}`, Accept: 'text/event-stream' }
  const stream = await fetch(`${app}/v1/count?viewing.eventEpisodeId=todai-harbour-night`, { headers })
  const text = stream.text()
  // Closes the sandbox while a stream is open. If closing waited for the stream, the test's timeout would fail it.
  await sandbox.close()
  expect(await text).toContain('"userCount"')
})

it('the sandbox does not start if its port or folder is in use; the error names it and the variable that changes it', async () => {
  const running = await startSandbox({ ports: freePorts, snapshot: await seededSnapshot() })
  const port = Number(new URL(running.addresses.user).port)
  const taken = startSandbox({ ports: { ...freePorts, user: port }, data: join(data, 'other') })
  await expect(taken).rejects.toThrow(PortTaken)
  await expect(taken).rejects.toThrow(`Port ${port} is taken`)
  await expect(taken).rejects.toThrow('TSUDOI_HOST_USER_PORT')
  // Claims the folder for another running process, by that process's id.
  writeFileSync(join(data, 'claimed-by'), String(process.ppid))
  const twice = startSandbox({ ports: freePorts, data })
  await expect(twice).rejects.toThrow(FolderTaken)
  await expect(twice).rejects.toThrow('TSUDOI_SANDBOX_DATA')
  await running.close()
})
