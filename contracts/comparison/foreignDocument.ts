import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { VerificationImpossible } from '../verification/verificationImpossible.ts'
import { resolveReference, type Json } from './references.ts'

/** An operation of another team's OpenAPI document. */
export interface ForeignOperation {
  /** The operation's path in the document, after the path of the document's server. */
  path: string
  operation: Json
  /** The operation's parameters, with those that the document declares for the path. */
  parameters: readonly Json[]
}

/** Another team's OpenAPI document. */
export interface ForeignDocument {
  root: Json
  paths: ReadonlyMap<string, ForeignPath>
}

/** A path of the document with its operations by method in lower case. */
export interface ForeignPath {
  path: string
  operations: ReadonlyMap<string, ForeignOperation>
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * The path without the names of its parameters: `/v2/gacha/{}/draw`. A slash at the end remains, because servers
 * distinguish it.
 */
export const pathShapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

/**
 * Reads an OpenAPI 3 document from a file in JSON or YAML.
 *
 * @throws {VerificationImpossible} if the file is not such a document
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
    return [pathShapeOf(path), { path, operations: operationsOf(path, resolveReference(root, item), root) }] as const
  })
  return { root, paths: new Map(paths) }
}

function rootIn(file: string): Json {
  try {
    // The YAML parser reads JSON too, because every JSON text is valid YAML.
    return Object(parse(readFileSync(file, 'utf8'))) as Json
  } catch (error) {
    throw new VerificationImpossible(`--openapi ${file} cannot be read: ${(error as Error).message}`)
  }
}

/** The path of the document's first server, which all paths of the document follow. */
function basePathOf({ servers }: Json): string {
  const [server] = Array.isArray(servers) ? (servers as { url?: unknown }[]) : []
  const url = typeof server?.url === 'string' ? server.url : ''
  const isAddress = URL.canParse(url, 'http://any') && !url.includes('{')
  return isAddress ? new URL(url, 'http://any').pathname.replace(/\/$/, '') : ''
}

function operationsOf(path: string, item: Json, root: Json): ForeignPath['operations'] {
  const listed = ({ parameters }: Json) =>
    (Array.isArray(parameters) ? parameters : []).map((parameter) => resolveReference(root, parameter))
  return new Map(
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const operation = resolveReference(root, item[method])
        return [method, { path, operation, parameters: [...listed(item), ...listed(operation)] }]
      }),
  )
}
