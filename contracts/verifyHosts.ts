import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrokerClient } from './broker/brokerClient.ts'
import { brokerPactsOf, type BrokerChoice } from './broker/brokerPacts.ts'
import type { Host } from './hosts.ts'
import { providerName } from './pacts.ts'
import { linesOfRequest } from './verification/failedRequest.ts'
import {
  isContractFulfilled,
  VerificationImpossible,
  verify,
  type InteractionResult,
  type VerificationTarget,
  type Verification,
} from './verification.ts'

/** The URL of each host to verify. Further instances of a host, each with separate data, follow after commas. */
type Addresses = Readonly<Partial<Record<Host, string>>>

/** The options of a verification that apply to all hosts. */
type Options = Pick<
  VerificationTarget,
  'states' | 'only' | 'origin' | 'core' | 'withoutMatrix' | 'limitCalls' | 'also' | 'without' | 'timeoutMs'
> & {
  /** The addresses of all hosts, including those that are not verified. Default: the verified hosts. */
  allAddresses?: Addresses
  /** Path of the file that gets the complete result as JSON. Default: no file. */
  report?: string | undefined
  /** The Pact broker whose pacts are verified instead of those of the package. Default: none. */
  broker?: BrokerOptions | undefined
}

interface BrokerOptions extends BrokerChoice {
  client: BrokerClient
  /** Whether the results are published to the broker. */
  publishes: boolean
}

/**
 * Verifies hosts one after the other and prints the broken contracts.
 *
 * @returns true if all contracts are fulfilled
 * @throws {VerificationImpossible} for the same reasons as {@link verify}
 */
export async function verifyHosts(
  addresses: Addresses,
  { report, broker, allAddresses = addresses, ...options }: Options,
): Promise<boolean> {
  const allHosts = firstInstances(allAddresses)
  const verifications: Verification[] = []
  const isPending: boolean[] = []
  for (const [name, addressesOfHost] of Object.entries(addresses)) {
    const host = name as Host
    const [url = '', ...beside] = addressesOfHost.split(',')
    const target = { host, url, beside, allHosts, ...options }
    try {
      for await (const { verification, pending } of broker ? ofBroker(target, broker) : ofPackage(target)) {
        const { expected, scripts, leftOut } = verification
        if ((options.only || options.core || options.withoutMatrix) && expected + scripts.length + leftOut.length === 0)
          continue
        print(verification)
        if (pending && !isContractFulfilled(verification))
          console.log('    This pact is pending: it fails no build (Q462).')
        verifications.push(verification)
        isPending.push(pending)
      }
    } catch (error) {
      await writeReport(report, [...verifications, ...impossible(host, error)])
      throw error
    }
  }
  if (verifications.length === 0) throw nothingVerified(addresses, options.only)
  await writeReport(report, verifications)
  const isEverythingKept = verifications.every((each, index) => isPending[index] || isContractFulfilled(each))
  console.log(isEverythingKept ? 'Every contract is kept.' : 'Contracts are broken.')
  return isEverythingKept
}

interface Verified {
  verification: Verification
  pending: boolean
}

async function* ofPackage(target: VerificationTarget): AsyncGenerator<Verified> {
  yield { verification: await verify(target), pending: false }
}

/** Verifies each pact of a Pact broker. The scripts run only once, because they do not depend on the pact. */
async function* ofBroker(
  target: VerificationTarget,
  { client, publishes, ...choice }: BrokerOptions,
): AsyncGenerator<Verified> {
  let played: Pick<Verification, 'scripts' | 'leftOut'> | undefined
  for (const { why, isPending, withFile, publish } of await brokerPactsOf(target.host, client, choice)) {
    const { host } = target
    console.log(`${providerName(host)}: ${why}`)
    const withoutScripts = played !== undefined
    const result = await withFile((pact) => verify({ ...target, pact, withoutScripts, acceptsUndeclared: true }))
    played ??= result
    const verification = { ...result, scripts: played.scripts, leftOut: played.leftOut }
    yield { verification, pending: isPending }
    if (!publishes) continue
    await publish(verification)
    console.log(
      `    Published to the broker: ${providerName(host)} ${choice.version} ${isContractFulfilled(verification) ? 'passed' : 'failed'}.`,
    )
  }
}

function nothingVerified(addresses: Addresses, only = ''): VerificationImpossible {
  const hosts = Object.keys(addresses).join(', ')
  const example = String.raw`^coin\.getCoinBalance: full`
  return new VerificationImpossible(
    only
      ? `No interaction and no script of ${hosts} is called ${only}. Names are as in the pacts: '${example}'.`
      : `Nothing of ${hosts} was verified: the pact is of another host.`,
  )
}

async function writeReport(report: string | undefined, verifications: readonly Verification[]): Promise<void> {
  if (!report) return
  await mkdir(dirname(report), { recursive: true })
  await writeFile(report, JSON.stringify(verifications, null, 2))
}

/** Returns the result of a host that could not be verified; empty if the error is a bug of this program. */
function impossible(host: Host, error: unknown): Verification[] {
  if (!(error instanceof VerificationImpossible)) return []
  const { message, failure } = error
  const result = { host, expected: 0, results: [], preflights: [], scripts: [], leftOut: [], duration: 0 }
  return [{ ...result, impossible: { message, ...(failure && { failure }) } }]
}

/** The first instance of each host. The first instances of all hosts belong together. */
const firstInstances = (addresses: Addresses): Addresses =>
  Object.fromEntries(Object.entries(addresses).map(([host, urls]) => [host, urls.split(',')[0]]))

function print(verification: Verification): void {
  const { host, expected, results, preflights, scripts, leftOut, duration } = verification
  const passedOf = (all: readonly InteractionResult[]) => all.filter((each) => each.passed).length
  const each = (duration / Math.max(results.length, 1)).toFixed(0)
  const mark = isContractFulfilled(verification) ? '✓' : '✗'
  const counts = `${passedOf(results)} of ${expected} interactions and ${passedOf(scripts)} of ${scripts.length} scripts`
  console.log(`${mark} ${host}: ${counts} kept, ${each} ms an interaction`)
  printBroken([...results, ...preflights, ...scripts])
  if (results.length < expected) {
    console.log(`    ${expected - results.length} interactions of the pact were not verified at all`)
  }
  for (const { description, mismatches } of leftOut) console.log(`    left out: ${description}: ${mismatches.join()}`)
}

/** If at least this number of interactions has the same sentence, the sentence is printed only once. */
const many = 10

/**
 * Prints the failures: first the sentences that many interactions have in common, then each interaction with its
 * request and the answer.
 */
function printBroken(results: readonly InteractionResult[]): void {
  const counts = new Map<string, number>()
  for (const sentence of results.flatMap(sentencesOf)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  const isCommon = (sentence: string) => (counts.get(sentence) ?? 0) > many
  for (const [sentence, count] of counts) if (isCommon(sentence)) console.log(`    ${count} times: ${sentence}`)
  for (const result of results.filter(({ passed }) => !passed)) {
    const own = sentencesOf(result).filter((sentence) => !isCommon(sentence))
    const request = result.failure ? linesOfRequest(result.failure) : []
    console.log(`    ${result.description}`)
    for (const line of [...own, ...request]) console.log(`      ${line}`)
  }
}

/** Lists the mistakes of an interaction without repetitions: the cause with what to change, and the mismatches. */
function sentencesOf({ mismatches, failure }: InteractionResult): readonly string[] {
  return [...new Set([...(failure?.cause ? [failure.cause] : []), ...mismatches])]
}
