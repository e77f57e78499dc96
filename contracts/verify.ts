import { parseArgs } from 'node:util'
import { hosts } from './hosts.ts'
import { VerificationImpossible } from './verification.ts'
import { verifyHosts } from './verifyHosts.ts'

const usage = `Verifies a running server against the pacts of this package.

  npm run contracts:verify -- --user URL --app URL --payment URL [--states URL] [--only app,user] [--calls REGEX]

  --app, --user, --payment   where each host answers
  --states                   the state hook, when it is not at <host>/_sandbox/states
  --only                     only these hosts
  --calls                    only interactions whose description matches: '^gacha\\.drawGacha'

Exit code: 0 when every interaction of every pact was verified and kept, 1 when not, 2 when it could not be tried.`

async function main(): Promise<number> {
  const address = { type: 'string' } as const
  const options = { app: address, user: address, payment: address, states: address, only: address, calls: address }
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const only = values.only?.split(',')
  const unknown = only?.filter((host) => !(hosts as readonly string[]).includes(host))
  if (unknown?.length) throw new VerificationImpossible(`No such host: ${unknown.join(', ')}\n\n${usage}`)
  const wanted = hosts.filter((host) => !only || only.includes(host))
  const missing = wanted.filter((host) => !values[host])
  if (missing.length > 0) {
    throw new VerificationImpossible(
      `Addresses are missing: ${missing.map((host) => `--${host} URL`).join(' ')}\n\n${usage}`,
    )
  }
  const addresses = Object.fromEntries(wanted.map((host) => [host, values[host] ?? '']))
  return (await verifyHosts(addresses, values.states, values.calls)) ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  const isForPeople =
    error instanceof VerificationImpossible || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isForPeople) throw error
  console.error((error as Error).message)
  return 2
})
