import { isFailure, type Case } from '../case.ts'
import type { Fields } from '../fields.ts'
import type { Revision } from './revision.ts'

/**
 * One value that a case requires. `isName` marks a text that each host may replace, such as an id: a verification takes
 * the host's own text from the state or the request. Numbers, booleans and enumeration values cannot be replaced.
 */
interface Fact {
  value: unknown
  isName?: boolean
}

/** A case as a list of required values, each with a key such as `given a member: freeCoin`. */
export interface ComparedCase {
  /** Values of the provider states and of the request. */
  asked: ReadonlyMap<string, Fact>
  /** Required values of the answer. */
  answered: ReadonlyMap<string, Fact>
  /** The whole example answer. Hosts need not return its values, only those in `answered`. */
  example: unknown
  rules: readonly string[]
}

interface About {
  sent: Fields
  answered: Fields
  revision: Pick<Revision, 'states' | 'statesOfCase'>
}

/** Flattens a case into its required values, so that two cases can be compared value by value. */
export function comparedCaseOf(example: Case, { sent, answered, revision }: About): ComparedCase {
  const { params = {}, query = {}, body } = example.request as Record<'params' | 'query' | 'body', object | undefined>
  const requestFacts = [
    ['caller', { value: example.as }] as const,
    ...givenFacts(example, revision),
    ...leavesOf(params, '').map(([path, value]) => [`path ${path}`, { value, isName: true }] as const),
    ...leavesOf(query, '').map(([path, value]) => factAt(`query ${path}`, value, sent)),
    ...leavesOf(body, '').map(([path, value]) => factAt(path, value, sent)),
  ]
  return {
    asked: new Map(requestFacts),
    answered: new Map(answerFacts(example, answered)),
    example: isFailure(example) ? undefined : example.answer,
    rules: example.rules ?? [],
  }
}

type Named = readonly [string, Fact]

const factAt = (path: string, value: unknown, fields: Fields): Named => {
  const isFree = (fields.get(path.replaceAll(/\[\d+\]/g, '[]'))?.values ?? []).length === 0
  return [path, { value, isName: typeof value === 'string' && isFree }]
}

/**
 * The values of a case's provider states: only the parameters that differ from the default, because stateChanges.ts
 * compares defaults.
 */
function givenFacts(example: Case, { states, statesOfCase }: About['revision']): Named[] {
  return statesOfCase(example).flatMap(({ name, params }): Named[] => {
    const set = params as Readonly<Record<string, unknown>>
    const facts = Object.entries(states[name]?.params ?? {}).map(([key, { default: usual, values }]): Named => {
      const isName = typeof usual === 'string' && !values
      return [`given ${name}: ${key}`, { value: set[key] === usual ? undefined : set[key], isName }]
    })
    return [[`given ${name}`, { value: true }], ...facts]
  })
}

/** The required values of the answer: its fields must be present, and the values in `exact` must be equal. */
function answerFacts(example: Case, fields: Fields): Named[] {
  if (isFailure(example)) return [['failure', { value: example.fails }]]
  const { answer, exact = [], ordered = [] } = example
  const presentFacts = leavesOf(answer, '').map(([path, value]): Named => {
    const isEmpty = Array.isArray(value)
    return [isEmpty ? `no ${path}` : path.replaceAll(/\[\d+\]/g, '[]'), { value: true }]
  })
  const exactFacts = exact.map((path): Named => {
    const value = valuesAt(answer, path.split('.'))
    const texts = value.every((each) => typeof each === 'string')
    const isFree = [...fields].every(([each, { values }]) => each.replaceAll('[]', '') !== path || values.length === 0)
    return [`exact ${path}`, { value, isName: texts && isFree }]
  })
  const inOrder = ordered.map((path): Named => [`ordered ${path}`, { value: true }])
  return [['failure', { value: 'none' }], ...presentFacts, ...exactFacts, ...inOrder]
}

/**
 * The values of an object that are not objects or lists, by path with list indexes. Empty lists and objects count as
 * values; undefined fields are skipped.
 */
function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [[path, value]]
  const entries = Array.isArray(value)
    ? value.map((each, index): [string, unknown] => [`${path}[${index}]`, each])
    : Object.entries(value).map(([key, each]): [string, unknown] => [path ? `${path}.${key}` : key, each])
  if (entries.length === 0) return path ? [[path, value]] : []
  return entries.flatMap(([key, each]) => leavesOf(each, key))
}

/** All values at a dotted path, including those in lists; `list.length` is the number of entries. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value]
  if (Array.isArray(value))
    return key === 'length' ? [value.length] : value.flatMap((each) => valuesAt(each, [key, ...rest]))
  if (typeof value !== 'object' || value === null) return []
  return valuesAt((value as Record<string, unknown>)[key], rest)
}
