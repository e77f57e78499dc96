import { spawn } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isLong } from '../contracts/testing/amount.ts'
import { seededDataFile, testPasswordCost } from '../contracts/sandbox/testing/seededDataFile.ts'
import { startSandbox, type Sandbox } from '../contracts/sandbox/runtime/serve.ts'
import { hosts } from '../contracts/hosts.ts'
import { extraMutations } from '../contracts/verification/extraMutations.ts'
import { innerMutations } from '../contracts/verification/innerMutations.ts'
import { mutations, type Mutation } from '../contracts/verification/mutations.ts'
import { lengthMutations } from '../contracts/verification/textMutations.ts'
import { startRelay } from '../contracts/verification/relay.ts'
import type { ExtraPart } from '../contracts/verification/scripts/script.ts'
import { isContractFulfilled, verify, type Verification } from '../contracts/verification.ts'

/**
 * `npm run contracts:mutate [-- <parts of names>]`: starts the sandbox with one mutation (a deliberate mistake) after
 * the other, and fails if the contract verification does not detect it. Without a mutation the same requests must pass.
 * With `--step`, `npm test` tries every 32nd mutation, and `npm run test:long` tries all.
 *
 * A process tries one mutation at a time, which leaves cores idle. So two processes, each with its own sandbox, share
 * the mutations; `--share 0/2` runs one share. The few mutations of `npm test` run in one process, beside the step
 * `verify`.
 */
const { values, positionals } = parseArgs({
  options: { step: { type: 'boolean' }, share: { type: 'string' } },
  allowPositionals: true,
})
/**
 * Whether the command's arguments select a mutation with this name: one of them is a part of the name, or there are
 * none.
 */
const isNamed = (name: string) => positionals.length === 0 || positionals.some((part) => name.includes(part))
/**
 * Whether a mutation is tried. `npm test` tries every 32nd: `verification.test.ts` proves with a fake host that wrong
 * fields are noticed.
 */
const isTried = (index: number) => !values.step || isLong || index % 32 === 0
const wanted = [...mutations, ...extraMutations, ...innerMutations, ...lengthMutations].filter(
  ({ name }, index) => isNamed(name) && isTried(index),
)

process.exitCode = values.share ? await tryShare(values.share) : await shareOut()

/**
 * Tries all mutations in parallel processes.
 *
 * @returns the number of mutations that the verification did not detect, plus other failures
 */
async function shareOut(): Promise<number> {
  if (wanted.length === 0) throw new Error('No mistake has such a name.')
  await seededDataFile()
  const count = values.step && !isLong ? 1 : Math.min(2, availableParallelism(), wanted.length)
  const codes = await Promise.all(Array.from({ length: count }, (_, index) => runShare(`${index}/${count}`)))
  const failures = codes.reduce((sum, code) => sum + code, 0)
  console.log(failures === 0 ? `All of ${wanted.length} mistakes are noticed.` : 'Not all mistakes are noticed.')
  return failures
}

function runShare(share: string): Promise<number> {
  const args = [import.meta.filename, '--share', share, ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve(code ?? 1)))
}

async function tryShare(share: string): Promise<number> {
  const [own = 0, count = 1] = share.split('/').map(Number)
  const tried = wanted.filter((_, index) => index % count === own)
  const snapshot = await openAsBlob(await seededDataFile())
  const sandbox = await startSandbox({
    ports: { app: 0, user: 0, payment: 0 },
    snapshot,
    passwordCost: testPasswordCost,
  })
  let failures = 0
  for (const host of hosts) {
    const own = tried.filter((mutation) => mutation.host === host)
    const calls = [...new Set(own.map((mutation) => mutation.calls))].join('|')
    const isAboutLimits = own.some((mutation) => mutation.isAboutLimits)
    const also = own.flatMap(({ part }) => part ?? [])
    if (own.length === 0) continue
    const right = await verifyMutant(sandbox, { host, calls, isAboutLimits }, also)
    if (isContractFulfilled(right)) continue
    console.log(`✗ ${host}: the calls are not kept without a mistake either\n${describeBreaches(right)}`)
    failures += 1
  }
  for (const mutation of tried) {
    const isSurvivor = isContractFulfilled(await verifyMutant(sandbox, mutation))
    console.log(`${isSurvivor ? '✗ survives' : '✓ caught'}: ${mutation.name}`)
    if (isSurvivor) failures += 1
  }
  await sandbox.close()
  return failures
}

/** Verifies a sandbox with this mutation, and returns the result. */
async function verifyMutant(
  sandbox: Sandbox,
  { host, calls, relay = {}, switchOn, isAboutLimits, part }: Omit<Mutation, 'name'>,
  also: readonly ExtraPart[] = part ? [part] : [],
): Promise<Verification> {
  const url = sandbox.addresses[host]
  const mutant = await startRelay(url, relay)
  const states = new URL('/_sandbox/states', url).href
  // Skips the requests that only check rate limits, because there are hundreds of them, and they detect only mutations
  // about rate limits.
  const limitCalls = isAboutLimits ? undefined : 0
  const switchOff = switchOn?.()
  const allHosts = sandbox.addresses
  const verification = await verify({ host, url: mutant.origin, states, only: calls, limitCalls, also, allHosts })
  switchOff?.()
  mutant.close()
  if (verification.expected + verification.scripts.length === 0) throw new Error(`Nothing matches ${calls}`)
  return verification
}

function describeBreaches({ results, preflights, scripts }: Verification): string {
  return [...results, ...preflights, ...scripts]
    .filter(({ passed }) => !passed)
    .map(({ description, mismatches }) => `  ${description}: ${mismatches.join('; ')}`)
    .join('\n')
}
