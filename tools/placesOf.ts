import { readFileSync } from 'node:fs'
import { calls, type CallCases } from '../contracts/cases.ts'
import { sourceFiles } from './sourceFiles.ts'

/** A line of the repository, such as `contracts/gacha/gacha.endpoints.ts:120`. */
type Place = string

/** The lines where a call is declared, answered, used and tested. */
export interface CallPlaces {
  contract: Place[]
  cases: Place[]
  handler: Place[]
  /** The queries and mutations of the app that make the call; empty if the app does not make it. */
  app: Place[]
  pact: Place[]
}

/**
 * Finds the calls whose path matches a URL, by method. If several paths match, only the most specific one counts. The
 * URL may have an origin, the app's prefix `/hosts/<host>`, a query, and names such as `{id}` instead of ids.
 */
export function callsAt(url: string): CallCases[] {
  const path = (URL.parse(url, 'http://localhost')?.pathname ?? '').replace(/^\/hosts\/\w+/, '').replace(/\/$/, '')
  const given = decodeURIComponent(path).split('/')
  const fitting = calls.filter(({ endpoint }) => matches(endpoint.path.split('/'), given))
  // Where two paths first differ, a path with a fixed segment is more specific than one with a parameter (Q66).
  const rank = ({ endpoint }: CallCases) => endpoint.path.replace(/\{\w+\}/g, '\uffff')
  const first = fitting.map(rank).toSorted()[0]
  return fitting.filter((call) => rank(call) === first)
}

const matches = (path: readonly string[], given: readonly string[]) =>
  path.length === given.length &&
  path.every((segment, index) => (segment.startsWith('{') ? given[index] !== '' : segment === given[index]))

/** Finds the lines of a call, by its name in the files of its area. */
export function placesOf({ area, name, endpoint }: CallCases): CallPlaces {
  const call = name.slice(area.length + 1)
  const own = typescript(`contracts/${area}/`)
  const key = new RegExp(`^ {2}(?:async )?${call}(?:\\(|:|,)`)
  return {
    contract: linesWith(own, new RegExp(`^export const ${call} = `)),
    cases: linesWith(
      own.filter((file) => file.endsWith('.cases.ts')),
      key,
    ),
    handler: linesWith(
      typescript(`contracts/sandbox/${area}/`).filter((file) => !/\.(states|tables|seed)\.ts$/.test(file)),
      key,
    ),
    app: linesWith(
      typescript('app/').filter((file) => imports(file, call)),
      new RegExp(`(?<![\\w'"]|\\w\\.)${call}(?!\\w|'|: )`),
    ),
    pact: linesWith([`contracts/pacts/${endpoint.host}/${area}.json`], `"description": "${name}: full"`),
  }
}

const filesBelow = new Map<string, string[]>()

/** Lists the TypeScript files below a folder, without tests. */
function typescript(folder: string): string[] {
  const files = filesBelow.get(folder) ?? sourceFiles(folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  filesBelow.set(folder, files)
  return files
}

const contents = new Map<string, string[]>()

/**
 * Returns the lines of a file. Imports and comments are replaced by blank lines, so that only uses of a name remain.
 */
function linesOf(file: string): string[] {
  const known = contents.get(file) ?? withoutImports(readFileSync(file, 'utf8')).split('\n')
  contents.set(file, known)
  return known
}

const withoutImports = (text: string) =>
  text.replaceAll(/^import\b[^;]*?'[^']+'$|^ *(?:\/?\*|\/\/).*$/gm, (part) => part.replaceAll(/[^\n]/g, ''))

/** For each file: the names that it imports from the contracts, as text. */
const importedNames = new Map<string, string>()

function imports(file: string, call: string): boolean {
  const names =
    importedNames.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@tsudoi\/contracts\//gm)].join(' ')
  importedNames.set(file, names)
  return new RegExp(`\\b${call}\\b`).test(names)
}

function linesWith(files: readonly string[], wanted: RegExp | string): Place[] {
  const isWanted = (line: string) => (typeof wanted === 'string' ? line.includes(wanted) : wanted.test(line))
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (isWanted(line) ? [`${file}:${index + 1}`] : [])),
  )
}
