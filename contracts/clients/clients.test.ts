import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statesOfCase } from '../case.ts'
import { cases } from '../cases.ts'
import { exampleDeviceHeaders } from '../deviceHeaders.ts'
import { hosts, type Host } from '../hosts.ts'
import { startSandbox, type Sandbox } from '../sandbox/runtime/serve.ts'
import { seededSnapshot } from '../sandbox/testing/seededSnapshot.ts'
import { amount, isLong } from '../testing/amount.ts'
import { writeDocument, writePythonClient, writeTypescriptClient } from './generate.ts'

const run = promisify(execFile)
const tours = join(import.meta.dirname, 'tours')
const repository = join(import.meta.dirname, '../..')

/**
 * The tested hosts. Generating and running the clients of one host takes seconds, so only the long run tests all three
 * hosts, each with ten requests.
 */
const toured = amount<readonly Host[]>({ part: ['payment'], all: hosts })

/** The output that the programs in `tours/<host>` must print, in either language. */
const findings: Readonly<Record<Host, object>> = {
  app: {
    calls: 10,
    channels: true,
    gacha: 'gacha-hoshiyomi-1',
    agreed: {},
    drawn: 10,
    left: true,
    history: true,
    followed: true,
    refusal: '400 InvalidArgument',
  },
  user: { calls: 3, account: 'acc-hikari', profile: 'acc-hikari', refusal: '400 TimeExpiredVerification' },
  payment: { calls: 3, orders: 0, cards: 0, refusal: '404 NotFound' },
}

let sandbox: Sandbox
let folder: string

beforeAll(async () => {
  mkdirSync(join(repository, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(repository, '.tmp/clients-'))
  sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 }, snapshot: await seededSnapshot() })
})

afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Creates a folder with the test program (tour) and the OpenAPI document of a host. */
function place(host: Host, language: string): { home: string; document: string } {
  const home = join(folder, `${language}-${host}`)
  const document = writeDocument(host, home)
  cpSync(tours, home, { recursive: true })
  return { home, document }
}

/**
 * Sets up the state that `drawGacha` needs (a member and a gacha) by the state hook. Returns the member's access token.
 */
async function given(host: Host): Promise<string> {
  const { full } = cases.gacha.drawGacha
  let tokens: { accessToken?: string } = {}
  for (const { name, params } of statesOfCase(full)) {
    const body = JSON.stringify({ action: 'setup', state: name, params })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${sandbox.addresses.app}/_sandbox/states`, { method: 'POST', headers, body })
    expect(answer.ok).toBe(true)
    tokens = { ...tokens, ...((await answer.json()) as object) }
  }
  const bearer = { Authorization: `Bearer ${tokens.accessToken}` }
  const gacha = full.request.params.id
  return JSON.stringify({ address: sandbox.addresses[host], bearer, device: exampleDeviceHeaders, gacha })
}

describe.each(toured)('the TypeScript client that is generated for the %s host', { timeout: 180_000 }, (host) => {
  it('compiles, and its methods work against the running sandbox', async () => {
    const { home, document } = place(host, 'typescript')
    await writeTypescriptClient(document, home)
    const module = ['--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--types', 'node']
    const files = [join(home, `${host}.ts`), '--outDir', home, '--rewriteRelativeImportExtensions']
    await run('npx', ['tsc', '--ignoreConfig', '--strict', ...module, ...files], { cwd: repository })
    const { stdout } = await run('node', [join(home, `${host}.js`), await given(host)])
    expect(JSON.parse(stdout)).toEqual(findings[host])
  })
})

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('There is no python3 here: generated Python is not tried.')

describe.runIf(hasPython && isLong).each(toured)(
  'the Python client that is generated for the %s host',
  { timeout: 180_000 },
  (host) => {
    it('compiles, and its methods work against the running sandbox', async () => {
      const { home, document } = place(host, 'python')
      await writePythonClient(document, home)
      await run('python3', ['-m', 'compileall', '-q', home])
      const { stdout } = await run('python3', [`${host}.py`, await given(host)], { cwd: home })
      expect(JSON.parse(stdout)).toEqual(findings[host])
    })
  },
)
