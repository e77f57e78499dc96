import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Host } from './hosts.ts'
import {
  isKept,
  VerificationImpossible,
  verify,
  type InteractionResult,
  type Target,
  type Verification,
} from './verification.ts'

/** The URL of each host to verify. Further instances of the host, each with its own data, follow after commas. */
type Addresses = Readonly<Partial<Record<Host, string>>>

/** Options of the verification that apply to all hosts. */
type Options = Pick<Target, 'states' | 'only' | 'origin' | 'core' | 'limitCalls' | 'also' | 'without'> & {
  /** The addresses of all hosts, also of those that are not verified. Default: the verified ones. */
  allAddresses?: Addresses
  /** The file for the complete result as JSON. Default: none. */
  report?: string
}

/**
 * Verifies hosts one after the other and prints the broken contracts.
 *
 * @returns whether all contracts are fulfilled
 * @throws {VerificationImpossible} as {@link verify}
 */
export async function verifyHosts(
  addresses: Addresses,
  { report, allAddresses = addresses, ...options }: Options,
): Promise<boolean> {
  const allHosts = firstInstances(allAddresses)
  const verifications: Verification[] = []
  for (const [host, addressesOfHost] of Object.entries(addresses)) {
    const [url = '', ...beside] = addressesOfHost.split(',')
    const verification = await verify({ host: host as Host, url, beside, allHosts, ...options })
    const { expected, scripts, leftOut } = verification
    if ((options.only || options.core) && expected + scripts.length + leftOut.length === 0) continue
    print(verification)
    verifications.push(verification)
  }
  if (verifications.length === 0) {
    const callsText = `${Object.keys(addresses).join(', ')} is called ${options.only}`
    const example = String.raw`^coin\.getCoinBalance: full`
    throw new VerificationImpossible(
      `No interaction and no script of ${callsText}. Names are as in the pacts: '${example}'.`,
    )
  }
  if (report) {
    await mkdir(dirname(report), { recursive: true })
    await writeFile(report, JSON.stringify(verifications, null, 2))
  }
  const isEverythingKept = verifications.every(isKept)
  console.log(isEverythingKept ? 'Every contract is kept.' : 'Contracts are broken.')
  return isEverythingKept
}

/** The first instance of each host. The first instances of all hosts belong together. */
const firstInstances = (addresses: Addresses): Addresses =>
  Object.fromEntries(Object.entries(addresses).map(([host, urls]) => [host, urls.split(',')[0]]))

function print(verification: Verification): void {
  const { host, expected, results, preflights, scripts, leftOut, duration } = verification
  const passedOf = (all: readonly InteractionResult[]) => all.filter((each) => each.passed).length
  const each = (duration / Math.max(results.length, 1)).toFixed(0)
  const mark = isKept(verification) ? '✓' : '✗'
  const counts = `${passedOf(results)} of ${expected} interactions and ${passedOf(scripts)} of ${scripts.length} scripts`
  console.log(`${mark} ${host}: ${counts} kept, ${each} ms an interaction`)
  printBroken([...results, ...preflights, ...scripts])
  if (results.length < expected) {
    console.log(`    ${expected - results.length} interactions of the pact were not verified at all`)
  }
  for (const { description, mismatches } of leftOut) console.log(`    left out: ${description}: ${mismatches.join()}`)
}

/** The number of affected interactions from which on a problem is printed only once. */
const many = 10

function printBroken(results: readonly InteractionResult[]): void {
  const counts = new Map<string, number>()
  const all = results.flatMap(({ mismatches }) => [...new Set(mismatches)])
  for (const mismatch of all) counts.set(mismatch, (counts.get(mismatch) ?? 0) + 1)
  const isCommon = (mismatch: string) => (counts.get(mismatch) ?? 0) > many
  for (const [mismatch, count] of counts) if (isCommon(mismatch)) console.log(`    ${count} times: ${mismatch}`)
  for (const { description, passed, mismatches } of results) {
    const own = mismatches.filter((mismatch) => !isCommon(mismatch))
    if (passed || (own.length === 0 && mismatches.length > 0)) continue
    console.log(`    ${description}`)
    for (const mismatch of own) console.log(`      ${mismatch}`)
  }
}
