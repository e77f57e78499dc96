import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callNamed, callsOf, type CallCases, type CallName } from '../cases.ts'
import { hosts, type Host } from '../hosts.ts'
import { pactFolder, type Pact } from '../pacts.ts'
import { enrichInteraction, type WrittenInteraction } from './enrichInteraction.ts'
import { formatPactJson } from './formatPactJson.ts'

const freshFolder = fileURLToPath(new URL('../../.tmp/pacts', import.meta.url))

/**
 * Returns the folder for the pact of one endpoint during a test run. After the run, the pacts of an area are joined and
 * replace the committed ones. Pact rewrites the whole file after each interaction, so a single file per area would take
 * minutes.
 */
export const newPactFolderOf = (call: string) => join(freshFolder, call)

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

interface WrittenPact {
  interactions: readonly WrittenInteraction[]
}

/** Joins the pacts of a host's endpoints in one area; undefined if there are none. */
function joinPacts(host: Host, calls: readonly CallCases[]): Pact | undefined {
  const files = calls.flatMap(({ name }) => globSync(join(newPactFolderOf(name), `*-${host}.json`)))
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as WrittenPact)
  const [first] = parts
  const interactions = parts.flatMap((part) => part.interactions).map(enrichByName)
  return first && ({ ...first, interactions: interactions.toSorted(byDescription) } as unknown as Pact)
}

function enrichByName(interaction: WrittenInteraction): WrittenInteraction {
  const [name = '', caseName = ''] = interaction.description.split(': ')
  return enrichInteraction(interaction, callNamed(name as CallName), caseName) as WrittenInteraction
}

const byDescription = (one: WrittenInteraction, other: WrittenInteraction) =>
  one.description < other.description ? -1 : 1

/**
 * Whether a pact contains all interactions. An incomplete one comes from a run of single tests, or from a failed test.
 */
const isComplete = (calls: readonly CallCases[], { interactions }: Pact) =>
  interactions.length === calls.flatMap(({ cases }) => Object.keys(cases)).length

/**
 * Vitest's global setup for the pact project. Deletes the pacts of the previous run first, because Pact merges into
 * existing files and would leave deleted interactions in them. At the end, complete pacts replace the committed ones,
 * so that other tests never read an incomplete pact. With `CI` set, a run that changes a pact fails instead.
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
    const pact = joinPacts(host, calls)
    if (pact && isComplete(calls, pact)) put(join(folder, `${area}.json`), `${formatPactJson(pact)}\n`)
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
