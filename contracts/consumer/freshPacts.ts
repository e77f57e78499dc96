import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callsOf } from '../cases.ts'
import { hosts, type Host } from '../hosts.ts'
import { pactFile } from '../verification.ts'

/** Where a run writes its pacts, before they take the place of the committed ones. */
export const freshFolder = fileURLToPath(new URL('../../.tmp/pacts', import.meta.url))

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** A run of single tests, or one with a failure, leaves a part of the pact, which is none. */
function isComplete(host: Host, pact: string): boolean {
  const { interactions } = JSON.parse(pact) as { interactions: unknown[] }
  return interactions.length === callsOf(host).flatMap(({ cases }) => Object.keys(cases)).length
}

/**
 * Pact merges into the files it finds, so an interaction that was taken out would live on: every run begins without any. At
 * its end, complete pacts replace the committed ones; other tests that read these never see half of one. Where nobody would
 * see the difference (`CI`), a run that changes a pact fails instead.
 */
export function setup(): () => void {
  rmSync(freshFolder, { recursive: true, force: true })
  mkdirSync(freshFolder, { recursive: true })
  return () => {
    for (const host of hosts) {
      const committed = pactFile(host)
      const fresh = read(join(freshFolder, basename(committed)))
      if (!fresh || !isComplete(host, fresh) || fresh === read(committed)) continue
      if (process.env['CI']) throw new Error(`${committed} is not what the cases say. Run the pact project and commit.`)
      writeFileSync(committed, fresh)
    }
  }
}
