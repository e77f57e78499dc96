import { execFile, execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosts } from '../hosts.ts'
import { startSandbox, type Sandbox } from '../sandbox/runtime/serve.ts'
import { seededSnapshot } from '../sandbox/testing/seededSnapshot.ts'
import { amount, isLong } from '../testing/amount.ts'
import { buildPackage } from './buildPackage.ts'

const repository = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'tsudoi-contracts-'))
/** A folder like that of another team: it contains the package, but nothing else of this repository. */
const team = join(scratch, 'team')
const home = join(team, 'node_modules/@tsudoi/contracts')

/**
 * The endpoints that the test verifies: in the short run one with all its cases, in the long run some areas with their
 * scripts.
 */
const calls = amount({ part: '^coin\\.getCoinBalance', all: '^(coin|account|payment|notice)\\.' })

let sandbox: Sandbox

interface Manifest {
  dependencies: Readonly<Record<string, string>>
}
const manifest = () => JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest

/** Packs the contracts by `npm pack`, as a release does. */
function pack(): string {
  const built = join(scratch, 'built')
  buildPackage(built)
  execFileSync('npm', ['pack', built, '--pack-destination', scratch], { cwd: scratch, stdio: 'pipe' })
  return join(scratch, readdirSync(scratch).find((name) => name.endsWith('.tgz')) ?? '')
}

/**
 * Installs the package as another team would. Only the long run does this, because it needs the npm registry. Returns
 * whether the installation succeeded.
 */
function install(tarball: string): boolean {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--fetch-retries=0']
  return spawnSync('npm', ['install', tarball, ...quiet], { cwd: team }).status === 0
}

/**
 * Unpacks the tarball and links exactly the dependencies that it declares, so that a missing declaration still fails.
 */
function installOffline(tarball: string): void {
  mkdirSync(home, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components', '1'])
  for (const name of Object.keys(manifest().dependencies)) {
    const place = join(team, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(repository, 'node_modules', name), place)
  }
}

interface Ended {
  code: number
  said: string
}

/**
 * Runs a program in the team's folder without blocking, because the sandbox in this process answers the program's
 * requests.
 */
const run = (program: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const child = execFile(program, args, { cwd: team }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: stdout + stderr }),
    )
  })

/** Runs the installed command, to which npm creates a link. */
const verify = (...args: string[]) => run('node', join(home, 'tsudoi-verify.js'), ...args)

const addressed = () => hosts.flatMap((host) => [`--${host}`, sandbox.addresses[host]])

beforeAll(async () => {
  mkdirSync(team)
  writeFileSync(join(team, 'package.json'), JSON.stringify({ name: 'team', private: true, type: 'module' }))
  const tarball = pack()
  const isInstalled = isLong && install(tarball)
  if (isLong && !isInstalled) console.warn('npm cannot install here: the packed contracts are linked by hand.')
  if (!isInstalled) installOffline(tarball)
  sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 }, snapshot: await seededSnapshot() })
})

afterAll(async () => {
  await sandbox.close()
  rmSync(scratch, { recursive: true, force: true })
})

describe('the packed contracts, installed in an empty folder (Q291),', () => {
  it('verify a server, exit with code 1 if it breaks a contract, and write only the report file that the caller names', async () => {
    const before = readdirSync(home)
    const report = join(team, 'results/verification.json')
    const kept = await verify(...addressed(), '--calls', calls, '--report', report)
    expect(kept.said).toContain('Every contract is kept.')
    expect(kept.code).toBe(0)
    const [result] = JSON.parse(readFileSync(report, 'utf8')) as { host: string; results: object[] }[]
    expect(result).toMatchObject({ host: 'app' })
    expect(result?.results.length).toBeGreaterThan(0)
    expect(readdirSync(home)).toEqual(before)
    // The addresses of two hosts are swapped, so each host receives requests for endpoints that it does not have.
    const [app, user] = [sandbox.addresses.user, sandbox.addresses.app]
    const broken = await verify(
      '--only',
      'app',
      '--app',
      app,
      '--user',
      user,
      '--calls',
      '^coin\\.getCoinBalance: full',
    )
    expect(broken.said).toContain('Contracts are broken.')
    expect(broken.code).toBe(1)
  })

  it.runIf(isLong)('compare an OpenAPI document with the contract, without a running server', async () => {
    const document = join(home, 'openapi/payment.json')
    expect(await verify('--openapi', document, '--only', 'payment')).toMatchObject({
      code: 0,
      said: expect.stringContaining('The document has every call.') as string,
    })
  })

  it.runIf(isLong)(
    'exit with code 2 and a message without a stack trace if no server listens at the host URL',
    async () => {
      const { code, said } = await verify('--only', 'app', '--app', 'http://127.0.0.1:1', '--calls', '^coin')
      expect(code).toBe(2)
      expect(said).toContain('The app host does not answer at http://127.0.0.1:1')
      expect(said).not.toContain('    at ')
    },
  )

  it('contain pacts, OpenAPI documents and the list of provider states, and depend on nothing of the app or the sandbox', () => {
    const commonFiles = [
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      'states.md',
      'ours.md',
      'ids.json',
      'examples/server.py',
    ]
    const documents = hosts.flatMap((host) => [`openapi/${host}.json`, `pacts/${host}`])
    expect([...commonFiles, ...documents].filter((name) => !existsSync(join(home, name)))).toEqual([])
    expect(existsSync(join(home, 'sandbox'))).toBe(false)
    expect(Object.keys(manifest().dependencies)).toEqual(['@pact-foundation/pact-cli', 'axios', 'yaml', 'zod'])
  })

  it('provide a client that type-checks in TypeScript and works in Node', async () => {
    const tour = (constant: string) => `
      import axios from 'axios'
      import { signinGuest } from '@tsudoi/contracts/auth/auth.endpoints'
      import { createClient } from '@tsudoi/contracts/client'
      const user = axios.create({ baseURL: '${sandbox.addresses.user}' })
      const call = createClient({ app: user, user, payment: user })
      const ${constant} = await call(signinGuest, {})
      console.log(typeof tokens.accessToken)`
    writeFileSync(join(team, 'tour.mjs'), tour('tokens'))
    expect(await run('node', 'tour.mjs')).toEqual({ code: 0, said: 'string\n' })
    const typed = `${tour('tokens: { accessToken: string }')}
      // @ts-expect-error a token is a string
      export const wrong: number = tokens.accessToken`
    writeFileSync(join(team, 'tour.mts'), typed)
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck']
    const tsc = join(repository, 'node_modules/.bin/tsc')
    const compiled = spawnSync(tsc, [...options, '--types', '', 'tour.mts'], { cwd: team })
    expect(compiled.stdout.toString()).toBe('')
    expect(compiled.status).toBe(0)
  })
})
