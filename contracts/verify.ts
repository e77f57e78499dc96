import { parseArgs } from 'node:util'
import { hosts } from './hosts.ts'
import { appOrigin } from './pacts.ts'
import { VerificationImpossible } from './verification.ts'
import { defaultLimitCalls } from './verification/scripts/playScripts.ts'
import { extraParts, type ExtraPart } from './verification/scripts/script.ts'
import { verifyHosts } from './verifyHosts.ts'

const usage = `Verifies a running server against the pacts of this package.

  npx tsudoi-verify --user URL --app URL --payment URL [--states URL] [--origin URL] [--only app,user]
    [--calls REGEX] [--core] [--without STATE] [--limit-calls NUMBER] [--also PARTS] [--report FILE]

In the repository: npm run contracts:verify -- with the same options.

  --app, --user, --payment   where each host answers; several instances of it, with a comma, share the work, if each has
                             data and a state hook of its own
  --states                   the state hook, when it is not at <host>/_sandbox/states
  --origin                   where the app's pages are, as a browser says it: ${appOrigin}
  --only                     only these hosts
  --calls                    only interactions and scripts whose description matches: '^gacha\\.drawGacha', '^app: '
  --core                     only what the documents ask for: no call and no strictness of ours (ours.md)
  --without                  an optional state that the hook cannot set up (states.md): leaves out the scripts that need it;
                             may be given several times
  --limit-calls              how many posts, likes and mails at most are sent to see that a limit refuses one: ${defaultLimitCalls};
                             0: limits are not tried
  --also                     parts outside the pacts, too: ${extraParts.join(',')}
  --report                   the file that the whole result is written to, as JSON

Exit code: 0 when every interaction of every pact and every script was verified and kept, 1 when not, 2 when it could not be tried.`

async function main(): Promise<number> {
  const address = { type: 'string' } as const
  const options = {
    app: address,
    user: address,
    payment: address,
    states: address,
    origin: address,
    only: address,
    calls: address,
    core: { type: 'boolean' },
    without: { type: 'string', multiple: true },
    'limit-calls': { type: 'string' },
    also: { type: 'string' },
    report: { type: 'string' },
  } as const
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const named = values.only?.split(',')
  const unknown = named?.filter((host) => !(hosts as readonly string[]).includes(host))
  if (unknown?.length) throw new VerificationImpossible(`No such host: ${unknown.join(', ')}\n\n${usage}`)
  const wanted = hosts.filter((host) => !named || named.includes(host))
  const missing = wanted.filter((host) => !values[host])
  if (missing.length > 0) {
    throw new VerificationImpossible(
      `Addresses are missing: ${missing.map((host) => `--${host} URL`).join(' ')}\n\n${usage}`,
    )
  }
  const addresses = Object.fromEntries(wanted.map((host) => [host, values[host] ?? '']))
  const { states, origin, core, calls: only, without, report } = values
  const allAddresses = Object.fromEntries(hosts.flatMap((host) => (values[host] ? [[host, values[host]]] : [])))
  const limitCalls = numberOf(values['limit-calls'])
  const also = partsOf(values.also)
  const chosen = { states, origin, core, only, without, limitCalls, also, report, allAddresses }
  return (await verifyHosts(addresses, chosen)) ? 0 : 1
}

function partsOf(text: string | undefined): ExtraPart[] | undefined {
  const names = text?.split(',')
  const unknown = names?.filter((name) => !(extraParts as readonly string[]).includes(name))
  if (unknown?.length) throw new VerificationImpossible(`--also has no part ${unknown.join(', ')}\n\n${usage}`)
  return extraParts.filter((part) => names?.includes(part))
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,6}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new VerificationImpossible(`--limit-calls is no number: ${text}\n\n${usage}`)
}

process.exitCode = await main().catch((error: unknown) => {
  const isForPeople =
    error instanceof VerificationImpossible || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isForPeople) throw error
  console.error((error as Error).message)
  return 2
})
