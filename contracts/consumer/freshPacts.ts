import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callNamed, callsOf, type CallCases, type CallName } from '../cases.ts'
import { hosts, type Host } from '../hosts.ts'
import { pactFolder, type Pact } from '../pacts.ts'
import { finished, type WrittenInteraction } from './finished.ts'
import { narrowJson } from './narrowJson.ts'

const freshFolder = fileURLToPath(new URL('../../.tmp/pacts', import.meta.url))

/**
 * Where a run writes the pact of one call, before all of them together take the place of the committed ones. Pact reads
 * and writes the whole file after each interaction, so that one file for an area would take minutes.
 */
export const freshFolderOf = (call: string) => join(freshFolder, call)

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

interface WrittenPact {
  interactions: readonly WrittenInteraction[]
}

/** The pact of an area at a host, from those of its calls; undefined when there are none. */
function joinedPact(host: Host, calls: readonly CallCases[]): Pact | undefined {
  const files = calls.flatMap(({ name }) => globSync(join(freshFolderOf(name), `*-${host}.json`)))
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as WrittenPact)
  const [first] = parts
  const interactions = parts.flatMap((part) => part.interactions).map(finishedByName)
  return first && ({ ...first, interactions: interactions.toSorted(byDescription) } as unknown as Pact)
}

function finishedByName(interaction: WrittenInteraction): WrittenInteraction {
  const [name = '', caseName = ''] = interaction.description.split(': ')
  return finished(interaction, callNamed(name as CallName), caseName) as WrittenInteraction
}

const byDescription = (one: WrittenInteraction, other: WrittenInteraction) =>
  one.description < other.description ? -1 : 1

/** A run of single tests, or one with a failure, leaves a part of the pact, which is none. */
const isComplete = (calls: readonly CallCases[], { interactions }: Pact) =>
  interactions.length === calls.flatMap(({ cases }) => Object.keys(cases)).length

/**
 * Pact merges into the files it finds, so an interaction that was taken out would live on: every run begins without
 * any. At its end, complete pacts replace the committed ones; other tests that read these never see half of one. Where
 * nobody would see the difference (`CI`), a run that changes a pact fails instead.
 */
export function setup(): () => void {
  rmSync(freshFolder, { recursive: true, force: true })
  mkdirSync(freshFolder, { recursive: true })
  return () => hosts.forEach(replacePacts)
}

function replacePacts(host: Host): void {
  const areas = Map.groupBy(callsOf(host), ({ area }) => area)
  const folder = pactFolder(host)
  mkdirSync(folder, { recursive: true })
  for (const [area, calls] of areas) {
    const pact = joinedPact(host, calls)
    if (pact && isComplete(calls, pact)) put(join(folder, `${area}.json`), `${narrowJson(pact)}\n`)
  }
  const expected: ReadonlySet<string> = new Set([...areas.keys()].map((area) => `${area}.json`))
  for (const name of globSync('*.json', { cwd: folder })) if (!expected.has(name)) put(join(folder, name), undefined)
}

function put(file: string, content: string | undefined): void {
  if (read(file) === content) return
  if (process.env['CI']) throw new Error(`${file} is not what the cases say. Run the pact project and commit.`)
  if (content === undefined) rmSync(file)
  else writeFileSync(file, content)
}
