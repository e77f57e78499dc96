import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { callsOf, type CallCases } from '../cases.ts'
import type { Host } from '../hosts.ts'
import { VerificationImpossible } from '../verification/verificationImpossible.ts'
import { callDifferences } from './compareCall.ts'
import type { Difference } from './compareFields.ts'
import { readForeignDocument, pathShapeOf, type ForeignDocument } from './foreignDocument.ts'

/** Options: which calls of the contract are compared. */
interface Choice {
  hosts: readonly Host[]
  /** A regular expression, such as `^coin\.`: only calls with a matching name are compared. Default: all. */
  only?: string | undefined
  /** Whether to leave out the calls that the specification does not have. Default: false. */
  core?: boolean | undefined
  /** Path of the file that gets the result as JSON. Default: no file. */
  report?: string | undefined
}

interface CallResult {
  host: Host
  name: string
  method: string
  path: string
  differences: readonly Difference[]
}

/**
 * Compares another team's OpenAPI document with the contract, without a running server, and prints the differences.
 *
 * @returns false if a difference is certain (`Difference.isCertain`)
 * @throws {VerificationImpossible} if the file is not an OpenAPI 3 document, or no call matches the options
 */
export async function compareDocument(file: string, { hosts, only = '', core, report }: Choice): Promise<boolean> {
  const document = readForeignDocument(file)
  const isWanted = ({ name, endpoint }: CallCases) =>
    patternOf(only).test(name) && (!core || endpoint.source !== 'ours')
  const wanted = hosts.flatMap((host) => callsOf(host).filter(isWanted))
  if (wanted.length === 0)
    throw new VerificationImpossible(`No call is named ${only}. Names are as in the pacts: coin.getCoinBalance`)
  const prefix = prefixOf(wanted, document)
  const results = wanted.map(({ name, endpoint }): CallResult => {
    const { host, method, path } = endpoint
    return { host, name, method, path, differences: callDifferences(endpoint, document, prefix) }
  })
  if (prefix) console.log(`The paths of ${file} begin with ${prefix}: the addresses of the hosts must end with it.`)
  for (const host of hosts)
    print(
      host,
      file,
      results.filter((result) => result.host === host),
    )
  if (report) {
    await mkdir(dirname(report), { recursive: true })
    await writeFile(report, JSON.stringify({ document: file, prefix, results }, null, 2))
  }
  const isRight = results.every(fits)
  console.log(
    isRight
      ? 'The document has every call. A verification of the running host proves the rest.'
      : 'The document differs from the contract.',
  )
  return isRight
}

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text)
  } catch (error) {
    throw new VerificationImpossible(`--calls is no pattern: ${(error as Error).message}`)
  }
}

/** Finds the path prefix under which the document has most of the calls; usually empty. */
function prefixOf(calls: readonly CallCases[], { paths }: ForeignDocument): string {
  const counts = new Map<string, number>()
  const shapes = [...paths.keys()]
  for (const { endpoint } of calls) {
    const own = pathShapeOf(endpoint.path)
    for (const shape of shapes.filter((each) => each.endsWith(own))) {
      const prefix = shape.slice(0, -own.length)
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
    }
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? ''
}

const fits = ({ differences }: CallResult) => !differences.some(({ isCertain }) => isCertain)

function print(host: Host, file: string, results: readonly CallResult[]): void {
  if (results.length === 0) return
  const fitting = results.filter(fits).length
  console.log(`${fitting === results.length ? '✓' : '✗'} ${host}: ${fitting} of ${results.length} calls fit ${file}`)
  for (const { name, method, path, differences } of results.filter((each) => each.differences.length > 0)) {
    console.log(`    ${name} (${method} ${path})`)
    for (const { text, isCertain } of differences) console.log(`      ${isCertain ? text : `unclear: ${text}`}`)
  }
}
