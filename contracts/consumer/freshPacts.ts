import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callsOf } from '../cases.ts'
import { hosts, type Host } from '../hosts.ts'
import { pactFile } from '../verification.ts'

const freshFolder = fileURLToPath(new URL('../../.tmp/pacts', import.meta.url))

/**
 * Where a run writes the pact of one call, before all of them together take the place of the committed ones. Pact reads
 * and writes the whole file after each interaction, so that one file for a host would take minutes.
 */
export const freshFolderOf = (call: string) => join(freshFolder, call)

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

interface Pact {
  interactions: readonly { description: string }[]
}

/** The pact of a host, from those of its calls; undefined when there are none. */
function joinedPact(host: Host): Pact | undefined {
  const files = globSync(`*/${basename(pactFile(host))}`, { cwd: freshFolder })
  const parts = files.map((file) => JSON.parse(readFileSync(join(freshFolder, file), 'utf8')) as Pact)
  const [first] = parts
  const interactions = parts.flatMap((part) => part.interactions)
  return first && { ...first, interactions: interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1)) }
}

/** A run of single tests, or one with a failure, leaves a part of the pact, which is none. */
const isComplete = (host: Host, { interactions }: Pact) =>
  interactions.length === callsOf(host).flatMap(({ cases }) => Object.keys(cases)).length

/**
 * Pact merges into the files it finds, so an interaction that was taken out would live on: every run begins without
 * any. At its end, complete pacts replace the committed ones; other tests that read these never see half of one. Where
 * nobody would see the difference (`CI`), a run that changes a pact fails instead.
 */
export function setup(): () => void {
  rmSync(freshFolder, { recursive: true, force: true })
  mkdirSync(freshFolder, { recursive: true })
  return () => {
    for (const host of hosts) {
      const committed = pactFile(host)
      const pact = joinedPact(host)
      const fresh = pact && `${JSON.stringify(pact, null, 2)}\n`
      if (!fresh || !isComplete(host, pact) || fresh === read(committed)) continue
      if (process.env['CI']) throw new Error(`${committed} is not what the cases say. Run the pact project and commit.`)
      writeFileSync(committed, fresh)
    }
  }
}
