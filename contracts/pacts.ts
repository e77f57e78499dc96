import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from './hosts.ts'

/** The parts of a pact's interaction that are read here. */
export interface Interaction {
  description: string
  request: { headers?: Readonly<Record<string, unknown>> }
  comments?: InteractionComments
}

/** Comments of an interaction for readers. */
export interface InteractionComments {
  /** Ids of the specification that it is about. */
  text: readonly string[]
  /** Why it exists although the specification does not require it. */
  extension?: string
}

/** The part of a pact file that is read here. */
export interface Pact {
  interactions: readonly Interaction[]
}

/** Origin of the app's pages, in the examples of the pacts and for `npm start`. */
export const appOrigin = 'http://localhost:5173'

/** The folder of a host's pacts, with one file per area. */
export const pactFolder = (host: Host) => fileURLToPath(new URL(`pacts/${host}`, import.meta.url))

/** Combines the pacts of a folder (or of one file); undefined if there are none. */
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

/** Whether the specification requires the interaction; false for our own calls and stricter rules. */
export const isRequiredByDocuments = ({ comments }: Interaction) => comments?.extension === undefined
