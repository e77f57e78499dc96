import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from './hosts.ts'

/** What is to be verified: one host and its state hook. */
export interface Target {
  host: Host
  /** Address of the host; a path in it is put in front of every request. */
  url: string
  /** Address of the state hook. Default: `/_sandbox/states` at the host. */
  states?: string
  /** The pact to verify. Default: the committed one of the host. */
  pact?: string
  /** Only interactions whose description matches this regular expression: `^post\\.`. Default: all. */
  only?: string
}

export interface InteractionResult {
  /** `gacha.drawGacha: NotEnoughCoin`, as in the pact. */
  description: string
  passed: boolean
  /** In words, with the path in the answer; empty when it passed. */
  mismatches: readonly string[]
}

export interface Verification {
  host: Host
  /** How many interactions the pact holds. */
  expected: number
  results: readonly InteractionResult[]
  /** Milliseconds, all interactions with their states. */
  duration: number
}

/** The verification could not take place; the message says what to do. */
export class VerificationImpossible extends Error {
  override name = 'VerificationImpossible'
}

/** Where a host's pact lies. */
export function pactFile(host: Host): string {
  return fileURLToPath(new URL(`pacts/tsudoi-web-${host}.json`, import.meta.url))
}

/** The last result of `npm run contracts:verify`, for the coverage report. */
export const verificationFile = fileURLToPath(new URL('../.tmp/verification.json', import.meta.url))

/** Every interaction is there and passed. A pact of which nothing was verified is not kept. */
export function isKept({ expected, results }: Verification): boolean {
  return expected > 0 && results.length === expected && results.every(({ passed }) => passed)
}

/**
 * Holds a running host to its pact. States of one house are set up one after the other: do not verify two hosts that
 * share a database at the same time.
 *
 * @throws {VerificationImpossible} when the pact is missing, the host or its state hook does not answer, or the
 *   verifier dies.
 */
export async function verify(target: Target): Promise<Verification> {
  const pact = target.pact ?? pactFile(target.host)
  if (!URL.canParse(target.url)) throw new VerificationImpossible(`--${target.host} is no address: ${target.url}`)
  const states = target.states ?? new URL('_sandbox/states', withSlash(target.url)).href
  const { interactions, ...rest } = await readPact(pact)
  const wanted = interactions.filter(({ description }) => new RegExp(target.only ?? '').test(description))
  await checkHost(target)
  await checkStates(target.host, states)
  const started = performance.now()
  const results: InteractionResult[] = []
  for (const part of partsOf(wanted)) {
    const report = await runVerifier(target, JSON.stringify({ ...rest, interactions: part }), states)
    results.push(...resultsOf(report))
  }
  return { host: target.host, expected: wanted.length, results, duration: performance.now() - started }
}

interface Pact {
  interactions: readonly { description: string }[]
}

/**
 * The verifier goes over the whole pact again for each interaction, so that a large one takes twice as long as its
 * parts.
 */
const partSize = 60

const partsOf = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / partSize) }, (_, index) =>
    all.slice(index * partSize, (index + 1) * partSize),
  )

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

async function readPact(file: string): Promise<Pact> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new VerificationImpossible(`There is no pact at ${file}. It is written by: npx vitest run --project pact`)
  })
  return JSON.parse(content) as Pact
}

async function checkHost({ host, url }: Target): Promise<void> {
  await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new VerificationImpossible(
      `The ${host} host does not answer at ${url} (${reasonOf(error)}). Start it, or give --${host}.`,
    )
  })
}

async function checkStates(host: Host, states: string): Promise<void> {
  const hint = 'Serve the state hook there, or give --states (contracts/README.md says how).'
  const post = (action: 'setup' | 'teardown') =>
    fetch(states, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, state: 'a guest', params: {} }),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      const reason = reasonOf(error)
      throw new VerificationImpossible(`The state hook of ${host} does not answer at ${states} (${reason}). ${hint}`)
    })
  const response = await post('setup')
  const values = (await response.json().catch(() => undefined)) as { accessToken?: unknown } | undefined
  await post('teardown')
  if (response.ok && typeof values?.accessToken === 'string') return
  throw new VerificationImpossible(
    `The state hook of ${host} at ${states} answers 'a guest' with ${response.status} and no accessToken. ${hint}`,
  )
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string }; message: string }
  return cause?.code ?? message
}

/** The parts of the verifier's JSON report that are read here. */
interface Report {
  interactionResults?: readonly { description: string; result: string }[]
  errors?: readonly { interaction: string; mismatch?: { mismatches?: readonly Mismatch[]; message?: string } }[]
}
interface Mismatch {
  mismatch?: string
  path?: string
  key?: string
}

/** Runs `pact-verifier` of @pact-foundation/pact-cli, the program that a team in another language can run as well. */
async function runVerifier({ host, url }: Target, pact: string, states: string): Promise<Report> {
  const { protocol, hostname, port, pathname } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'verification-'))
  const file = join(folder, 'report.json')
  const pactPart = join(folder, 'pact.json')
  await writeFile(pactPart, pact)
  const verifier = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact-verifier.js')
  const transport = protocol.slice(0, -1)
  const address = { transport, hostname, port: port || (transport === 'https' ? '443' : '80') }
  const options = {
    file: pactPart,
    json: file,
    loglevel: 'error',
    'provider-name': host,
    'request-timeout': '30000',
    ...address,
    ...(pathname !== '/' && { 'base-path': pathname.replace(/\/$/, '') }),
    'state-change-url': states,
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  try {
    const printed = await run(process.execPath, [verifier, ...args, '--state-change-teardown', '--no-colour'])
    const report = await readFile(file, 'utf8').catch(() => {
      throw new VerificationImpossible(`The Pact verifier left no report:\n${printed}`)
    })
    return JSON.parse(report) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether a contract was broken is in the report, so the exit code is of no interest. */
function run(command: string, args: string[]): Promise<string> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
  return new Promise((resolve) => {
    execFile(command, args, { env, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

function resultsOf({ interactionResults = [], errors = [] }: Report): InteractionResult[] {
  return interactionResults.map(({ description, result }) => {
    const error = errors.find(({ interaction }) => interaction.endsWith(` - ${description}`))
    return { description, passed: result === 'OK', mismatches: error ? sentencesOf(error.mismatch) : [] }
  })
}

function sentencesOf({ mismatches, message }: { mismatches?: readonly Mismatch[]; message?: string } = {}): string[] {
  const sentences = mismatches?.map(({ path, key, mismatch }) => [path ?? key, mismatch].filter(Boolean).join(': '))
  return sentences ?? [message ?? 'failed without a reason']
}
