import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { VerificationImpossible } from '../verification/verificationImpossible.ts'
import { resolvedIn, type Json } from './references.ts'

/** An operation of another team's OpenAPI document. */
export interface ForeignOperation {
  /** The path in the document, with the path of its server. */
  path: string
  operation: Json
  /** Its parameters, with those of the path. */
  parameters: readonly Json[]
}

/** Another team's OpenAPI document. */
export interface ForeignDocument {
  root: Json
  paths: ReadonlyMap<string, ForeignPath>
}

/** The operations of one path, by method in lower case. */
export interface ForeignPath {
  path: string
  operations: ReadonlyMap<string, ForeignOperation>
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/** The path without the names of its parameters: `/v2/gacha/{}/draw`. Servers distinguish a slash at the end. */
export const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

/**
 * Reads an OpenAPI 3 document, in JSON or YAML.
 *
 * @throws {VerificationImpossible} if it is none
 */
export function readForeignDocument(file: string): ForeignDocument {
  const root = rootIn(file)
  const version = root['openapi'] ?? root['swagger']
  // YAML reads an unquoted 3.1 as a number.
  const major = typeof version === 'string' || typeof version === 'number' ? String(version).split('.')[0] : undefined
  if (major !== '3') {
    const advice = major === '2' ? 'Convert it first: npx swagger2openapi.' : 'It has no `openapi: 3.…`.'
    throw new VerificationImpossible(`--openapi ${file} is no OpenAPI 3 document. ${advice}`)
  }
  const base = basePathOf(root)
  const paths = Object.entries(Object(root['paths']) as Record<string, unknown>).map(([name, item]) => {
    const path = base + name
    return [shapeOf(path), { path, operations: operationsOf(path, resolvedIn(root, item), root) }] as const
  })
  return { root, paths: new Map(paths) }
}

function rootIn(file: string): Json {
  try {
    // JSON is YAML too.
    return Object(parse(readFileSync(file, 'utf8'))) as Json
  } catch (error) {
    throw new VerificationImpossible(`--openapi ${file} cannot be read: ${(error as Error).message}`)
  }
}

/** The path of the first server, below which all paths of the document are. */
function basePathOf({ servers }: Json): string {
  const [server] = Array.isArray(servers) ? (servers as { url?: unknown }[]) : []
  const url = typeof server?.url === 'string' ? server.url : ''
  const isAddress = URL.canParse(url, 'http://any') && !url.includes('{')
  return isAddress ? new URL(url, 'http://any').pathname.replace(/\/$/, '') : ''
}

function operationsOf(path: string, item: Json, root: Json): ForeignPath['operations'] {
  const listed = ({ parameters }: Json) =>
    (Array.isArray(parameters) ? parameters : []).map((parameter) => resolvedIn(root, parameter))
  return new Map(
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const operation = resolvedIn(root, item[method])
        return [method, { path, operation, parameters: [...listed(item), ...listed(operation)] }]
      }),
  )
}
