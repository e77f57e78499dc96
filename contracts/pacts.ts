import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from './hosts.ts'

/** An interaction of a pact, as far as it is read here. */
export interface Interaction {
  description: string
  request: { headers?: Readonly<Record<string, unknown>> }
  comments?: InteractionComments
}

/** What a pact says about an interaction to its readers. */
export interface InteractionComments {
  /** Ids of the specification that it is about. */
  text: readonly string[]
  /** Why it is there, although no document asks for it. */
  extension?: string
}

export interface Pact {
  interactions: readonly Interaction[]
}

/** Where the app's pages are: in the examples of the pacts, and where `npm start` serves them. */
export const appOrigin = 'http://localhost:5173'

/** The folder of a host's pacts: a file for each area. */
export const pactFolder = (host: Host) => fileURLToPath(new URL(`pacts/${host}`, import.meta.url))

/** The pacts of a folder, or of one file, as one; undefined when there are none. */
export function readPacts(place: string): Pact | undefined {
  if (!existsSync(place)) return undefined
  const isFolder = statSync(place).isDirectory()
  const files = isFolder
    ? readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(place, name))
    : [place]
  const pacts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Pact)
  const [first] = pacts
  return first && { ...first, interactions: pacts.flatMap(({ interactions }) => interactions) }
}

/** Whether a document asks for it: not a call of ours, not a strictness of ours. */
export const isCore = ({ comments }: Interaction) => comments?.extension === undefined
