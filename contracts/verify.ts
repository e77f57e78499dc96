import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brokerAccess, BrokerClient } from './broker/brokerClient.ts'
import { versionProperties } from './broker/versionProperties.ts'
import { compareDocument } from './comparison/compareDocument.ts'
import { hosts, type Host } from './hosts.ts'
import { appOrigin } from './pacts.ts'
import { verificationFile, VerificationImpossible } from './verification.ts'
import { defaultTimeoutMs } from './verification/patience.ts'
import { defaultLimitCalls } from './verification/scripts/playScripts.ts'
import { extraParts, type ExtraPart } from './verification/scripts/script.ts'
import { verifyHosts } from './verifyHosts.ts'

const usage = `Verifies a running server against the pacts of this package, or of a Pact broker.

  npx tsudoi-verify --user URL --app URL --payment URL [--states URL] [--origin URL] [--only app,user]
    [--calls REGEX] [--core] [--without-matrix] [--without STATE] [--limit-calls NUMBER]
    [--also PARTS] [--timeout SECONDS] [--report FILE]
    [--broker URL [--publish] [--provider-version VERSION] [--provider-branch BRANCH] [--pact-url URL]
      [--consumer-version-selectors JSON] [--include-wip-pacts-since DATE]]

  npx tsudoi-verify --openapi FILE [--only app,user] [--calls REGEX] [--core] [--report FILE]
    compares your own OpenAPI 3 document (YAML or JSON) with the contract. It needs no server and no state hook.

In the repository: npm run contracts:verify -- with the same options.

  --app, --user, --payment   where each host answers; several instances of it, with a comma, share the work, if each has
                             data and a state hook of its own
  --states                   the state hook, when it is not at <host>/_sandbox/states
  --origin                   where the app's pages are, as a browser says it: ${appOrigin}
  --only                     only these hosts
  --calls                    only interactions and scripts whose description matches: '^gacha\\.drawGacha', '^app: '
  --core                     only what the documents ask for: no call and no strictness of ours (ours.md)
  --without-matrix           without the interactions that every call has for its kind: no bearer, a guest, an unknown
                             field, an expired channel
  --without                  an optional state that the hook cannot set up (states.md): leaves out the scripts that need it;
                             may be given several times
  --limit-calls              how many posts, likes and mails at most are sent to see that a limit refuses one: ${defaultLimitCalls};
                             0: limits are not tried
  --also                     parts outside the pacts, too: ${extraParts.join(',')}
  --timeout                  how many seconds an answer may take: ${defaultTimeoutMs / 1000}
  --report                   the file that the whole result is written to, as JSON

  --broker                   the Pact broker whose pacts are verified; default: PACT_BROKER_BASE_URL with any option
                             below. The log-in is in PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  --publish                  publishes the results to the broker; not with --calls, --core, --without-matrix, --without
                             and --limit-calls 0
  --provider-version         your version; default: the commit, of the CI's variables or of Git
  --provider-branch          your branch; default: as above
  --consumer-version-selectors   which pacts, as JSON; default: main branch, deployed or released, same branch
  --include-wip-pacts-since  a date: pacts of other branches since then too, as pending
  --pact-url                 the one pact to verify, as a webhook names it

Exit code: 0 when every interaction of every pact and every script was verified and kept, 1 when not, 2 when it could not be tried.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const known = {
  app: text,
  user: text,
  payment: text,
  states: text,
  origin: text,
  only: text,
  calls: text,
  core: flag,
  'without-matrix': flag,
  without: { type: 'string', multiple: true },
  'limit-calls': text,
  also: text,
  timeout: text,
  report: text,
  openapi: text,
  broker: text,
  publish: flag,
  'provider-version': text,
  'provider-branch': text,
  'consumer-version-selectors': text,
  'include-wip-pacts-since': text,
  'pact-url': text,
  help: flag,
} as const

const readOptions = () => parseArgs({ options: known }).values
type Values = ReturnType<typeof readOptions>

const wrongUse = (message: string) => new VerificationImpossible(`${message}\n\n${usage}`)

async function main(): Promise<number> {
  const values = readOptions()
  if (values.help) {
    console.log(usage)
    return 0
  }
  const isRight = await (values.openapi === undefined ? verifyRunning(values) : compare(values.openapi, values))
  return isRight ? 0 : 1
}

function compare(file: string, values: Values): Promise<boolean> {
  const { calls: only, core, report } = values
  // `npm run contracts:verify` names this file for verifications only. A comparison does not replace the last one.
  const isEvidence = report !== undefined && resolve(report) === verificationFile
  return compareDocument(file, { hosts: wantedHosts(values), only, core, report: isEvidence ? undefined : report })
}

function verifyRunning(values: Values): Promise<boolean> {
  const wanted = wantedHosts(values)
  const missing = wanted.filter((host) => !values[host])
  if (missing.length > 0) throw wrongUse(`Addresses are missing: ${missing.map((host) => `--${host} URL`).join(' ')}`)
  const addresses = Object.fromEntries(wanted.map((host) => [host, values[host] ?? '']))
  const { states, origin, core, calls: only, without, report, 'without-matrix': withoutMatrix } = values
  const allAddresses = Object.fromEntries(hosts.flatMap((host) => (values[host] ? [[host, values[host]]] : [])))
  const limitCalls = numberOf('limit-calls', values['limit-calls'])
  const seconds = numberOf('timeout', values.timeout)
  const timeoutMs = seconds === undefined ? undefined : seconds * 1000
  const broker = brokerOf(values)
  const also = partsOf(values.also)
  return verifyHosts(addresses, {
    states,
    origin,
    core,
    withoutMatrix,
    only,
    without,
    limitCalls,
    also,
    timeoutMs,
    report,
    broker,
    allAddresses,
  })
}

function partsOf(text: string | undefined): ExtraPart[] | undefined {
  const names = text?.split(',')
  const unknown = names?.filter((name) => !(extraParts as readonly string[]).includes(name))
  if (unknown?.length) throw wrongUse(`--also has no part ${unknown.join(', ')}`)
  return extraParts.filter((part) => names?.includes(part))
}

function wantedHosts({ only }: Values): Host[] {
  const named = only?.split(',')
  const unknown = named?.filter((host) => !(hosts as readonly string[]).includes(host))
  if (unknown?.length) throw wrongUse(`Unknown host: ${unknown.join(', ')}`)
  return hosts.filter((host) => !named || named.includes(host))
}

/** The options that only a verification with a Pact broker has. */
const brokerOptions = [
  'publish',
  'provider-version',
  'provider-branch',
  'consumer-version-selectors',
  'include-wip-pacts-since',
  'pact-url',
] as const

/** Reads the options of a Pact broker; undefined if the pacts of the package are verified. */
function brokerOf(values: Values) {
  const needing = brokerOptions.find((name) => values[name] !== undefined)
  const url = values.broker ?? (needing && process.env['PACT_BROKER_BASE_URL'])
  if (!url) {
    if (needing) throw wrongUse(`--${needing} needs --broker URL, or PACT_BROKER_BASE_URL.`)
    return undefined
  }
  const publishes = values.publish ?? false
  const isPart =
    values.calls !== undefined ||
    values.core ||
    values.without ||
    values['without-matrix'] ||
    numberOf('limit-calls', values['limit-calls']) === 0
  if (publishes && isPart) {
    throw wrongUse(
      '--publish needs the whole contract: leave out --calls, --core, --without-matrix, --without and --limit-calls 0.',
    )
  }
  const detected = versionProperties()
  const branch = values['provider-branch'] ?? detected.branch
  if (!branch) throw wrongUse('Your branch is unknown: give --provider-branch.')
  return {
    client: new BrokerClient(brokerAccess(url)),
    publishes,
    version: values['provider-version'] ?? detected.version,
    branch,
    buildUrl: detected.buildUrl,
    selectors: selectorsIn(values['consumer-version-selectors']),
    wipSince: values['include-wip-pacts-since'],
    pactUrl: values['pact-url'],
  }
}

function selectorsIn(json: string | undefined): readonly object[] | undefined {
  if (json === undefined) return undefined
  try {
    return [JSON.parse(json) as object | object[]].flat()
  } catch {
    throw wrongUse(`--consumer-version-selectors is no JSON: ${json}`)
  }
}

function numberOf(name: string, digits: string | undefined): number | undefined {
  if (digits === undefined || /^\d{1,6}$/.test(digits)) return digits === undefined ? undefined : Number(digits)
  throw wrongUse(`--${name} is no number: ${digits}`)
}

process.exitCode = await main().catch((error: unknown) => {
  const isForPeople =
    error instanceof VerificationImpossible || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isForPeople) throw error
  console.error((error as Error).message)
  return 2
})
