import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Host } from './hosts.ts'
import { isKept, verificationFile, verify, type Verification } from './verification.ts'

/** Where each host answers that is to be verified. */
export type Addresses = Readonly<Partial<Record<Host, string>>>

/**
 * Verifies hosts one after the other, says what is not kept, and keeps the result for the coverage report.
 *
 * @param states the state hook, when it is not at `<host>/_sandbox/states`
 * @param only only interactions whose description matches
 * @returns whether everything is kept
 * @throws {VerificationImpossible} as {@link verify}
 */
export async function verifyHosts(addresses: Addresses, states?: string, only?: string): Promise<boolean> {
  const verifications: Verification[] = []
  for (const [host, url] of Object.entries(addresses)) {
    const verification = await verify({ host: host as Host, url, states, only })
    if (only && verification.expected === 0) continue
    print(verification)
    verifications.push(verification)
  }
  await mkdir(dirname(verificationFile), { recursive: true })
  await writeFile(verificationFile, JSON.stringify(verifications, null, 2))
  const isEverythingKept = verifications.length > 0 && verifications.every(isKept)
  console.log(isEverythingKept ? 'Every contract is kept.' : 'Contracts are broken.')
  return isEverythingKept
}

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
