import { parseArgs } from 'node:util'
import { isLong } from '../contracts/testing/amount.ts'
import { startSandbox } from '../contracts/sandbox/runtime/serve.ts'
import { hosts } from '../contracts/hosts.ts'
import { innerMutations } from '../contracts/verification/innerMutations.ts'
import { mutations, type Mutation } from '../contracts/verification/mutations.ts'
import { startRelay } from '../contracts/verification/relay.ts'
import { isKept, verify } from '../contracts/verification.ts'

/**
 * `npm run contracts:mutate [-- <part of a name>]`: lets the sandbox make one mistake after the other, and fails when
 * the verification of the calls does not notice. Without a mistake the same calls are kept. `--step`: a step of `npm
 * test` tries a part of them, of `npm run test:long` all.
 */
const { values, positionals } = parseArgs({ options: { step: { type: 'boolean' } }, allowPositionals: true })
const isTried = (index: number) => !values.step || isLong || index % 8 === 0
const tried = [...mutations, ...innerMutations].filter(
  ({ name }, index) => name.includes(positionals[0] ?? '') && isTried(index),
)

const sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 } })

/** Whether a sandbox that errs so would be taken for right. */
async function isTakenForRight({ host, calls, relay = {}, switchOn }: Omit<Mutation, 'name'>): Promise<boolean> {
  const url = sandbox.addresses[host]
  const mutant = await startRelay(url, relay)
  const states = new URL('/_sandbox/states', url).href
  const switchOff = switchOn?.()
  const verification = await verify({ host, url: mutant.origin, states, only: calls })
  switchOff?.()
  mutant.close()
  if (verification.expected + verification.scripts.length === 0) throw new Error(`Nothing matches ${calls}`)
  return isKept(verification)
}

let failures = 0
for (const host of hosts) {
  const calls = [...new Set(tried.filter((mutation) => mutation.host === host).map((mutation) => mutation.calls))]
  if (calls.length === 0 || (await isTakenForRight({ host, calls: calls.join('|') }))) continue
  console.log(`✗ ${host}: the calls are not kept without a mistake either`)
  failures += 1
}
for (const mutation of tried) {
  const isSurvivor = await isTakenForRight(mutation)
  console.log(`${isSurvivor ? '✗ survives' : '✓ caught'}: ${mutation.name}`)
  if (isSurvivor) failures += 1
}
await sandbox.close()
console.log(failures === 0 ? `All of ${tried.length} mistakes are noticed.` : `${failures} are not.`)
process.exit(failures === 0 ? 0 : 1)
