import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from './hosts.ts'

/** The parts of a pact's interaction that this repository reads. */
export interface Interaction {
  description: string
  request: { headers?: Readonly<Record<string, unknown>> }
  comments?: InteractionComments
}

/** The comments that an interaction has for human readers. */
export interface InteractionComments {
  /** The ids of the specification that the interaction proves. */
  text: readonly string[]
  /**
   * Why the interaction exists although the specification does not require it; absent if the specification requires it.
   */
  extension?: string
}

/** The parts of a pact file that this repository reads. */
export interface Pact {
  interactions: readonly Interaction[]
}

/** The app's name in the pacts and at a Pact broker. */
export const consumerName = 'tsudoi-web'

/**
 * A host's name in the pacts and at a Pact broker: `tsudoi-app`. The prefix distinguishes it from other products at the
 * same broker.
 */
export const providerName = (host: Host) => `tsudoi-${host}`

/** The URL of the app in the pacts' examples. `npm start` serves the app there. */
export const appOrigin = 'http://localhost:5173'

/** The folder of a host's pacts, with one file per area. */
export const pactFolder = (host: Host) => fileURLToPath(new URL(`pacts/${host}`, import.meta.url))

/** Reads the pacts of a folder (or of one file) and combines them; undefined if there are none. */
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

/** Whether the specification requires the interaction. False for endpoints and stricter rules that the product adds. */
export const isRequiredByDocuments = ({ comments }: Interaction) => comments?.extension === undefined
