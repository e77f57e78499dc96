import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { hosts } from './hosts.ts'
import { isKept, verificationFile, verify, VerificationImpossible, type Verification } from './verification.ts'

const usage = `Verifies a running server against the pacts of this package.

  npm run contracts:verify -- --user URL --app URL --payment URL [--states URL] [--only app,user]

  --app, --user, --payment   where each host answers
  --states                   the state hook, when it is not at <host>/_sandbox/states
  --only                     only these hosts

Exit code: 0 when every interaction of every pact was verified and kept, 1 when not, 2 when it could not be tried.`

function print(verification: Verification): void {
  const { host, expected, results, duration } = verification
  const passed = results.filter((result) => result.passed).length
  const each = (duration / Math.max(results.length, 1)).toFixed(0)
  const mark = isKept(verification) ? '✓' : '✗'
  console.log(`${mark} ${host}: ${passed} of ${expected} interactions kept, ${each} ms each`)
  for (const { description, mismatches } of results.filter((result) => !result.passed)) {
    console.log(`    ${description}`)
    for (const mismatch of mismatches) console.log(`      ${mismatch}`)
  }
  if (results.length < expected) {
    console.log(`    ${expected - results.length} interactions of the pact were not verified at all`)
  }
}

async function main(): Promise<number> {
  const address = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      app: address,
      user: address,
      payment: address,
      states: address,
      only: address,
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const only = values.only?.split(',')
  const wanted = hosts.filter((host) => !only || only.includes(host))
  const verifications: Verification[] = []
  for (const host of wanted) {
    const url = values[host]
    if (!url) throw new VerificationImpossible(`The address of the ${host} host is missing: --${host} URL\n\n${usage}`)
    const verification = await verify({ host, url, states: values.states })
    print(verification)
    verifications.push(verification)
  }
  await mkdir(dirname(verificationFile), { recursive: true })
  await writeFile(verificationFile, JSON.stringify(verifications, null, 2))
  const isEverythingKept = verifications.length > 0 && verifications.every(isKept)
  console.log(isEverythingKept ? 'Every contract is kept.' : 'Contracts are broken.')
  return isEverythingKept ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof VerificationImpossible) && !(error instanceof TypeError)) throw error
  console.error(error.message)
  return 2
})
