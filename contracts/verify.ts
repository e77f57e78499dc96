import { parseArgs } from 'node:util'
import { compareDocument } from './comparison/compareDocument.ts'
import { hosts } from './hosts.ts'
import { appOrigin } from './pacts.ts'
import { VerificationImpossible } from './verification.ts'
import { defaultTimeoutMs } from './verification/patience.ts'
import { defaultLimitCalls } from './verification/scripts/playScripts.ts'
import { verifyHosts } from './verifyHosts.ts'

const usage = `Verifies a running server against the pacts of this package.

  npx tsudoi-verify --user URL --app URL --payment URL [--states URL] [--origin URL] [--only app,user]
    [--calls REGEX] [--core] [--without-matrix] [--limit-calls NUMBER] [--timeout SECONDS] [--report FILE]

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
  --limit-calls              how many posts, likes and mails at most are sent to see that a limit refuses one: ${defaultLimitCalls};
                             0: limits are not tried
  --timeout                  how many seconds an answer may take: ${defaultTimeoutMs / 1000}
  --report                   the file that the whole result is written to, as JSON

Exit code: 0 when every interaction of every pact and every script was verified and kept, 1 when not, 2 when it could not be tried.`

async function main(): Promise<number> {
  const address = { type: 'string' } as const
  const known = {
    app: address,
    user: address,
    payment: address,
    states: address,
    origin: address,
    only: address,
    calls: address,
    core: { type: 'boolean' },
    'without-matrix': { type: 'boolean' },
    'limit-calls': { type: 'string' },
    timeout: { type: 'string' },
    report: { type: 'string' },
    openapi: { type: 'string' },
  } as const
  const { values } = parseArgs({ options: { ...known, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const named = values.only?.split(',')
  const unknown = named?.filter((host) => !(hosts as readonly string[]).includes(host))
  if (unknown?.length) throw new VerificationImpossible(`No such host: ${unknown.join(', ')}\n\n${usage}`)
  const wanted = hosts.filter((host) => !named || named.includes(host))
  if (values.openapi !== undefined) {
    const choice = { hosts: wanted, only: values.calls, core: values.core, report: values.report }
    return (await compareDocument(values.openapi, choice)) ? 0 : 1
  }
  const missing = wanted.filter((host) => !values[host])
  if (missing.length > 0) {
    throw new VerificationImpossible(
      `Addresses are missing: ${missing.map((host) => `--${host} URL`).join(' ')}\n\n${usage}`,
    )
  }
  const addresses = Object.fromEntries(wanted.map((host) => [host, values[host] ?? '']))
  const { states, origin, core, calls: only, report, 'without-matrix': withoutMatrix } = values
  const limitCalls = numberOf('limit-calls', values['limit-calls'])
  const seconds = numberOf('timeout', values.timeout)
  const timeoutMs = seconds === undefined ? undefined : seconds * 1000
  const options = { states, origin, core, withoutMatrix, only, limitCalls, timeoutMs, report }
  return (await verifyHosts(addresses, options)) ? 0 : 1
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,6}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new VerificationImpossible(`--${name} is no number: ${text}\n\n${usage}`)
}

process.exitCode = await main().catch((error: unknown) => {
  const isForPeople =
    error instanceof VerificationImpossible || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isForPeople) throw error
  console.error((error as Error).message)
  return 2
})
