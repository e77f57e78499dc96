import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Host } from '../hosts.ts'
import { providerName } from '../pacts.ts'
import type { InteractionResult } from '../verification/interactionResult.ts'
import { VerificationImpossible } from '../verification/verificationImpossible.ts'
import { isContractFulfilled, type Verification } from '../verification.ts'
import { hrefOf, type BrokerClient, type BrokerResource } from './brokerClient.ts'

/** Options: which pacts of a broker are verified, and for which version of the host. */
export interface BrokerChoice {
  /** The version of the host, usually its commit. Required to publish results. */
  version?: string | undefined
  /** The branch of the host. */
  branch: string
  buildUrl?: string | undefined
  /**
   * Selectors of the app's versions. Default: the app's main branch, its deployed and released versions, and its branch
   * with the same name as the host's branch.
   */
  selectors?: readonly object[] | undefined
  /** A date: pacts that other branches have published since then are verified too, as pending pacts. Default: none. */
  wipSince?: string | undefined
  /** The address of the only pact to verify, as a webhook sends it. Default: the pacts that the selectors choose. */
  pactUrl?: string | undefined
}

/** A pact of a broker, for a verification. */
export interface BrokerPact {
  /** The reason why the broker chose the pact. */
  why: string
  /** Whether the pact has never passed on this branch. A failure of a pending pact does not fail the verification. */
  isPending: boolean
  /** Runs a function with a file that contains the pact. */
  withFile: <T>(run: (file: string) => Promise<T>) => Promise<T>
  /** Publishes the result of a verification to the broker. */
  publish: (verification: Verification) => Promise<void>
}

const defaultSelectors = [{ mainBranch: true }, { deployedOrReleased: true }, { matchingBranch: true }]

/**
 * Reads from the broker the pacts that a host has to fulfil.
 *
 * @throws {VerificationImpossible} if the broker has none
 */
export async function brokerPactsOf(host: Host, broker: BrokerClient, choice: BrokerChoice): Promise<BrokerPact[]> {
  const chosen = choice.pactUrl ? [{ url: choice.pactUrl }] : await chosenPacts(host, broker, choice)
  const pacts: BrokerPact[] = []
  for (const { url, isPending = false, why = 'It is the pact of the given address.' } of chosen) {
    const { _links: links = {}, createdAt: _time, ...pact } = await broker.send('GET', url)
    const provider = (Object(pact['provider']) as { name?: unknown }).name
    if (choice.pactUrl && provider !== providerName(host)) continue
    const resource: BrokerResource = { ...pact, _links: links }
    pacts.push({
      why,
      isPending,
      withFile: (run) => withTemporaryFile(JSON.stringify(pact), run),
      publish: (verification) => publish(host, broker, choice, resource, verification),
    })
  }
  return pacts
}

interface Chosen {
  url: string
  isPending?: boolean
  why?: string
}

async function chosenPacts(host: Host, broker: BrokerClient, choice: BrokerChoice): Promise<Chosen[]> {
  const provider = providerName(host)
  const url = await broker.address('pb:provider-pacts-for-verification', { provider })
  const { _embedded: embedded } = await broker.send('POST', url, {
    consumerVersionSelectors: choice.selectors ?? defaultSelectors,
    includePendingStatus: true,
    providerVersionBranch: choice.branch,
    ...(choice.wipSince && { includeWipPactsSince: choice.wipSince }),
  })
  const { pacts = [] } = Object(embedded) as { pacts?: readonly ListedPact[] }
  if (pacts.length === 0) {
    throw new VerificationImpossible(
      `The broker has no pact of ${provider} that the selectors choose. The app publishes its pacts by contracts:publish.`,
    )
  }
  return pacts.map((pact) => ({
    url: hrefOf(pact, 'self', 'A pact of the broker'),
    isPending: pact.verificationProperties?.pending ?? false,
    why: pact.verificationProperties?.notices?.map(({ text }) => text).join(' ') ?? '',
  }))
}

interface ListedPact extends BrokerResource {
  verificationProperties?: { pending?: boolean; notices?: readonly { text: string }[] }
}

async function withTemporaryFile<T>(text: string, run: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-pact-'))
  try {
    const file = join(folder, 'pact.json')
    await writeFile(file, text)
    return await run(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function publish(
  host: Host,
  broker: BrokerClient,
  { version, branch, buildUrl }: BrokerChoice,
  pact: BrokerResource,
  verification: Verification,
): Promise<void> {
  if (!version) throw new VerificationImpossible('The version of the host is unknown: give --provider-version.')
  const names = { pacticipant: providerName(host), branch, version }
  await broker.send('PUT', await broker.address('pb:pacticipant-branch-version', names), {})
  await broker.send('POST', hrefOf(pact, 'pb:publish-verification-results', 'The pact'), {
    success: isContractFulfilled(verification),
    providerApplicationVersion: version,
    ...(buildUrl && { buildUrl }),
    verifiedBy: { implementation: 'tsudoi-verify', version: ownVersion() },
    testResults: testResultsOf(pact, verification),
  })
}

const ownVersion = () =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version

/**
 * Converts results to the broker's format: results of interactions have the id that the broker gave the interaction,
 * all others have a title.
 */
function testResultsOf(pact: BrokerResource, { results, preflights, scripts }: Verification): object[] {
  const interactions = (pact['interactions'] ?? []) as readonly { _id?: string; description: string }[]
  const ids = new Map(interactions.map(({ _id: id, description }) => [description, id]))
  const resultOf = ({ description, passed, mismatches }: InteractionResult) => {
    const interactionId = ids.get(description)
    return {
      ...(interactionId ? { interactionId } : { interactionDescription: description }),
      success: passed,
      ...(!passed && { exceptions: mismatches.map((message) => ({ message })) }),
    }
  }
  const others = [...preflights, ...scripts].filter(({ passed }) => !passed)
  return [...results, ...others].map(resultOf)
}
