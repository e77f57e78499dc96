import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { isGenerated } from './cases.ts'
import type { Host } from './hosts.ts'
import type { State } from './states/state.ts'
import { states } from './states.ts'
import { appOrigin, isRequiredByDocuments, pactFolder, providerName, readPacts, type Interaction } from './pacts.ts'
import { checkBackend, type HostInstance } from './verification/checkBackend.ts'
import { caseOfDescription, startInspection, interactionHeader, type Inspection } from './verification/inspection.ts'
import type { FailedRequest } from './verification/failedRequest.ts'
import type { InteractionResult } from './verification/interactionResult.ts'
import { defaultTimeoutMs, Patience } from './verification/patience.ts'
import { sendPreflight } from './verification/preflight.ts'
import { playScripts } from './verification/scripts/playScripts.ts'
import type { ExtraPart } from './verification/scripts/script.ts'
import { VerificationImpossible } from './verification/verificationImpossible.ts'
import { verifierProgram } from './verification/verifierProgram.ts'
import { withTrailingSlash } from './verification/withTrailingSlash.ts'

/** Options of a verification of one host and its state hook. */
export interface VerificationTarget {
  host: Host
  /** Address of the host. Its path, if any, prefixes every request. */
  url: string
  /**
   * Addresses of more instances of the same host, which share the work. Each has separate data and a separate state
   * hook. Default: none.
   */
  beside?: readonly string[]
  /** Address of the state hook. Default: `/_sandbox/states` at the host. */
  states?: string | undefined
  /** Addresses of all hosts, for scripts that call several. Default: only this one. */
  allHosts?: Readonly<Partial<Record<Host, string>>>
  /** Optional states that the hook cannot set up; scripts that need one are left out. Default: none. */
  without?: readonly string[] | undefined
  /** Folder with the pacts to verify, or one pact file. Default: the committed pacts of the server to verify. */
  pact?: string
  /**
   * Whether interactions that this version of the contract does not declare are verified by Pact alone, because a
   * broker has pacts of other versions. Default: false, which refuses such a pact.
   */
  acceptsUndeclared?: boolean
  /** Leaves out the scripts, because they have run before. Default: false. */
  withoutScripts?: boolean
  /**
   * Verifies only the requirements of the specification, without endpoints and rules that the product adds. Default:
   * false.
   */
  core?: boolean | undefined
  /**
   * Leaves out the interactions that are generated for every endpoint: without a bearer, as a guest, with an unknown
   * field, with an expired channel. Default: false.
   */
  withoutMatrix?: boolean | undefined
  /**
   * A regular expression: only interactions and scripts with a matching description run, such as `^post\\.`. Default:
   * all.
   */
  only?: string | undefined
  /** Origin of the app's pages. Default: the app of `npm start`. */
  origin?: string | undefined
  /** Maximum number of requests that are sent to find a rate limit; 0 skips the checks of limits. Default: 300. */
  limitCalls?: number | undefined
  /** Parts outside the pacts whose scripts also run. Default: none. */
  also?: readonly ExtraPart[] | undefined
  /** Maximum time in milliseconds that the host and its state hook may take for an answer. Default: 30 seconds. */
  timeoutMs?: number | undefined
}

export { VerificationImpossible }
export type { InteractionResult }

/** The result of a verification of one host. */
export interface Verification {
  host: Host
  /** Number of interactions that should have been verified. */
  expected: number
  results: readonly InteractionResult[]
  /** Results of the CORS preflights, one for each endpoint. */
  preflights: readonly InteractionResult[]
  /** Results of the scripts with several steps (verification/scripts/). */
  scripts: readonly InteractionResult[]
  /** The scripts that could not run, each with the reason as its only mismatch. */
  leftOut: readonly InteractionResult[]
  /** Duration of all interactions with their states, in milliseconds. */
  duration: number
  /** The reason why the host could not be verified; absent if it was verified. */
  impossible?: { message: string; failure?: FailedRequest }
}

/** The file for the latest results of `npm run contracts:verify` (`--report`), which the coverage report reads. */
export const verificationFile = fileURLToPath(new URL('.tmp/verification.json', import.meta.url))

/**
 * Reads the latest results of `npm run contracts:verify`; empty if there are none.
 *
 * @throws {VerificationImpossible} if the file has another content, such as a comparison of documents
 */
export function readVerifications(file = verificationFile): readonly Verification[] {
  if (!existsSync(file)) return []
  const content = parsedOrUndefined(readFileSync(file, 'utf8'))
  if (Array.isArray(content) && content.every(isVerification)) return content
  throw new VerificationImpossible(
    `${file} is no result of a verification. Write it again: npm run contracts:verify -- --app URL --user URL --payment URL`,
  )
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checks only the list that distinguishes the result of a verification from other files. */
const isVerification = (each: unknown): each is Verification =>
  Array.isArray((Object(each) as Partial<Verification>).results)

/** Whether the host fulfils its contract: all interactions and scripts ran and passed, and there was at least one. */
export function isContractFulfilled({ expected, results, preflights, scripts }: Verification): boolean {
  const isSomething = expected + scripts.length > 0
  return (
    isSomething && results.length === expected && [...results, ...preflights, ...scripts].every((each) => each.passed)
  )
}

/**
 * Verifies a running host against its pact and the app's further requirements (verification/answerCheck.ts). Do not
 * verify two hosts that share a database at the same time, because the states of one would change those of the other.
 *
 * @throws {VerificationImpossible} if the pact is missing, the host or its state hook does not answer, or the verifier
 *   crashes.
 */
export async function verify(target: VerificationTarget): Promise<Verification> {
  const pact = target.pact ?? pactFolder(target.host)
  checkAddresses(target)
  if (target.beside?.length && target.states) {
    throw new VerificationImpossible(
      'With --states all instances would share one hook: leave it out, or name one instance.',
    )
  }
  const { interactions, ...rest } = found(readPacts(pact), pact)
  checkWithout(target.without)
  const only = patternOf(target.only)
  const isWanted = (each: Interaction) =>
    only.test(each.description) &&
    (!target.core || isRequiredByDocuments(each)) &&
    (!target.withoutMatrix || !isGenerated(each.description))
  const wanted = interactions.filter(isWanted).map(withInteractionHeader)
  const isStrange = ({ description }: Interaction) => !target.acceptsUndeclared && !caseOfDescription(description)
  const strange = wanted.find(isStrange)
  if (strange) {
    throw new VerificationImpossible(
      `${pact} has ${strange.description}, which no call declares. It is of another version of the contract: install that one.`,
    )
  }
  const instances = [target.url, ...(target.beside ?? [])].map((url) => ({ url, states: statesOf(target, url) }))
  const patience = new Patience(target.timeoutMs)
  for (const instance of instances) await checkBackend(target.host, instance, patience)
  const started = performance.now()
  const origin = target.origin ?? appOrigin
  const parts = partsOf(wanted)
  const results: InteractionResult[] = []
  const work = async ({ url, states }: HostInstance) => {
    const inspection = await startInspection(url, states, origin, patience)
    try {
      for (let part = parts.shift(); part; part = parts.shift()) {
        const pactPart = JSON.stringify({ ...rest, interactions: part })
        const report = await runVerifier(target.host, inspection, pactPart, target.timeoutMs)
        results.push(...resultsOf(report, inspection))
      }
    } finally {
      // Removes the remaining parts after an error in one instance, so that the other instances stop too.
      parts.length = 0
      inspection.close()
    }
  }
  await Promise.all(instances.map(work))
  const preflights = await preflightsOf(wanted, target.url, origin, patience)
  const duration = performance.now() - started
  const { played: scripts, leftOut } = target.withoutScripts
    ? { played: [], leftOut: [] }
    : await playScripts(target.host, placesOf(target), { ...target, beside: instances.slice(1), patience })
  return { host: target.host, expected: wanted.length, results, preflights, scripts, leftOut, duration }
}

/** Whether the text is a URL with http or https. `localhost:8080` is a URL too, of the scheme `localhost`. */
const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Throws if an address is not one of HTTP, and names its option. */
function checkAddresses({ host, url, beside = [], states, allHosts = {} }: VerificationTarget): void {
  const named = [
    ...[url, ...beside].map((each): [string, string] => [host, each]),
    ...Object.entries(allHosts),
    ...(states === undefined ? [] : [['states', states] as const]),
  ]
  const wrong = named.find(([, each]) => !isAddress(each))
  if (!wrong) return
  const [option, text] = wrong
  throw new VerificationImpossible(`--${option} is no address that begins with http:// or https://: ${text}`)
}

function patternOf(text = ''): RegExp {
  try {
    return new RegExp(text)
  } catch (error) {
    throw new VerificationImpossible(`--calls is no pattern: ${(error as Error).message}`)
  }
}

/** Throws if a state that shall be left out is not optional: the pacts need all other states. */
function checkWithout(without: readonly string[] = []): void {
  const optional = Object.entries<State>(states).filter(([, { isOptional }]) => isOptional)
  const names = optional.map(([name]) => name)
  const wrong = without.find((name) => !names.includes(name))
  if (wrong === undefined) return
  throw new VerificationImpossible(`--without names no optional state: '${wrong}'. They are: '${names.join("', '")}'.`)
}

const statesOf = ({ states }: VerificationTarget, url: string) =>
  states ?? new URL('_sandbox/states', withTrailingSlash(url)).href

/** The addresses of each known host and of its state hook. */
const placesOf = (target: VerificationTarget) =>
  Object.fromEntries(
    Object.entries({ ...target.allHosts, [target.host]: target.url }).map(([host, url]) => [
      host,
      { url, states: statesOf(target, url) },
    ]),
  )

async function preflightsOf(
  interactions: readonly Interaction[],
  url: string,
  origin: string,
  patience: Patience,
): Promise<InteractionResult[]> {
  const calls = new Set(interactions.map(({ description }) => caseOfDescription(description)?.call))
  const results: InteractionResult[] = []
  for (const call of calls) if (call) results.push(await sendPreflight(call, url, origin, patience))
  return results
}

/** Returns the interaction with an additional request header, which identifies the interaction to the relay. */
const withInteractionHeader = (interaction: Interaction): Interaction => {
  const { description, request } = interaction
  return {
    ...interaction,
    request: { ...request, headers: { ...request.headers, [interactionHeader]: [description] } },
  }
}

/**
 * Number of interactions per run of the verifier. The verifier scans the whole pact for each interaction, so a large
 * pact takes twice as long as its parts.
 */
const partSize = 30

const partsOf = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / partSize) }, (_, index) =>
    all.slice(index * partSize, (index + 1) * partSize),
  )

function found<T>(pact: T | undefined, place: string): T {
  if (pact) return pact
  throw new VerificationImpossible(
    `There is no pact at ${place}. The repository writes it: npx vitest run --project pact`,
  )
}

/** The parts of the verifier's JSON report that this file uses. */
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
async function runVerifier(
  host: Host,
  { url, states }: Inspection,
  pact: string,
  timeoutMs = defaultTimeoutMs,
): Promise<Report> {
  const { hostname, port, pathname } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'verification-'))
  const file = join(folder, 'report.json')
  const pactPart = join(folder, 'pact.json')
  await writeFile(pactPart, pact)
  const options = {
    file: pactPart,
    json: file,
    loglevel: 'error',
    'provider-name': providerName(host),
    // The verifier waits longer than the relay, because the relay knows for which server it has waited.
    'request-timeout': String(timeoutMs + 5000),
    hostname,
    port,
    ...(pathname !== '/' && { 'base-path': pathname.replace(/\/$/, '') }),
    'state-change-url': states,
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  try {
    const certificates = join(folder, 'certificates.pem')
    await writeFile(certificates, rootCertificates[0] ?? '')
    // The verifier reads all certificates of the machine for each request, although the relay uses no TLS. A file with
    // a single certificate saves two thirds of the time.
    const env = {
      PACT_DO_NOT_TRACK: 'true',
      SSL_CERT_FILE: certificates,
      SSL_CERT_DIR: folder,
      // With this variable, the verifier would verify further pacts, which it gets from the broker itself.
      PACT_BROKER_BASE_URL: undefined,
    }
    const printed = await run(verifierProgram(), ['verifier', ...args, '--state-change-teardown', '--no-colour'], env)
    const report = await readFile(file, 'utf8').catch(() => {
      throw new VerificationImpossible(`The Pact verifier left no report:\n${printed}`)
    })
    return JSON.parse(report) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Runs a command with changed environment variables (undefined removes one), and resolves with its output. The exit
 * code is ignored, because the report contains the failures.
 */
function run(command: string, args: string[], changed: Readonly<NodeJS.ProcessEnv>): Promise<string> {
  const env = { ...process.env, ...changed }
  return new Promise((resolve) => {
    execFile(command, args, { env, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

function resultsOf({ interactionResults = [], errors = [] }: Report, inspection: Inspection): InteractionResult[] {
  return interactionResults.map(({ description, result }) => {
    const error = errors.find(({ interaction }) => interaction.endsWith(` - ${description}`))
    const seen = inspection.issuesOf(description)
    const observed = inspection.failureOf(description)
    // If the server did not answer, the verifier's mismatch is omitted, because it names the address of the relay.
    const isSilent = observed !== undefined && !observed.received && seen.length > 0
    const mismatches = [...(error && !isSilent ? sentencesOf(error.mismatch) : []), ...seen]
    const passed = result === 'OK' && mismatches.length === 0
    const failure = passed ? undefined : observed
    return { description, passed, mismatches, ...(failure && { failure }) }
  })
}

/** A pattern too long for a terminal, such as that of an instant. `inspection.ts` describes it in words. */
const longPattern = /to match '\^.{100,}'$/

function sentencesOf({ mismatches, message }: { mismatches?: readonly Mismatch[]; message?: string } = {}): string[] {
  const sentences = mismatches?.map(({ path, key, mismatch }) =>
    [path ?? key, mismatch?.replace(longPattern, 'to have the format of the OpenAPI document')]
      .filter(Boolean)
      .join(': '),
  )
  return sentences ?? [message ?? 'failed without a reason']
}
