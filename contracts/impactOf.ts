import type { Field, Operation } from './operations.ts'

/** What became of one call between two states of the registry. */
export interface Impact {
  /** `POST /v2/gacha/{id}/draw` */
  call: string
  operationId: string
  /** A server that kept the contract before keeps it no longer: it has to change before the app goes out. */
  isBreaking: boolean
  /** What changed, in words; one for each change. */
  changes: readonly string[]
}

type Operations = ReadonlyMap<string, Operation>
interface Change {
  text: string
  isBreaking: boolean
}

/** Compares the operations of one host, in the order of their addresses. Calls that did not change are left out. */
export function impactOf(before: Operations, after: Operations): readonly Impact[] {
  const calls = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return calls.flatMap((call) => {
    const changes = changesOf(before.get(call), after.get(call))
    const operationId = (after.get(call) ?? before.get(call))?.id ?? call
    const isBreaking = changes.some((change) => change.isBreaking)
    return changes.length > 0 ? [{ call, operationId, isBreaking, changes: changes.map(({ text }) => text) }] : []
  })
}

function changesOf(before: Operation | undefined, after: Operation | undefined): Change[] {
  if (!after) return [{ text: 'is no longer called', isBreaking: false }]
  if (!before) return [{ text: 'is new and has to be served', isBreaking: false }]
  const bearer = { text: `asks for ${after.auth} instead of ${before.auth}`, isBreaking: true }
  return [
    ...(before.auth === after.auth ? [] : [bearer]),
    ...fieldChanges(before.sent, after.sent, sentChange),
    ...fieldChanges(before.answered, after.answered, answeredChange),
  ]
}

type Judge = (path: string, before: Field | undefined, after: Field | undefined) => Change[]
type Fields = ReadonlyMap<string, Field>

function fieldChanges(before: Fields, after: Fields, judge: Judge): Change[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths.flatMap((path) => judge(path, before.get(path), after.get(path)))
}

/** Servers refuse what they do not know, so whatever is sent in addition breaks them. */
const sentChange: Judge = (path, before, after) => {
  if (!after) return [{ text: `no longer sends ${path}`, isBreaking: before?.required ?? false }]
  if (!before) return [{ text: `sends ${path}`, isBreaking: true }]
  if (before.type !== after.type) return [{ text: `sends ${path} as ${after.type}`, isBreaking: true }]
  const added = after.values.filter((value) => !before.values.includes(value))
  const leftOut = before.required && !after.required
  return [
    ...(added.length > 0 ? [{ text: `sends ${added.join(', ')} as ${path}`, isBreaking: true }] : []),
    ...(leftOut ? [{ text: `may leave out ${path}`, isBreaking: true }] : []),
  ]
}

/** The app reads tolerantly: what it no longer asks for, and values it does not know, break nothing. */
const answeredChange: Judge = (path, before, after) => {
  if (!after) return [{ text: `no longer reads ${path}`, isBreaking: false }]
  if (!before) return [{ text: `${after.required ? 'needs' : 'can read'} ${path}`, isBreaking: after.required }]
  if (before.type !== after.type) return [{ text: `needs ${path} as ${after.type}`, isBreaking: true }]
  const removed = before.values.filter((value) => !after.values.includes(value))
  const added = after.values.filter((value) => !before.values.includes(value))
  return [
    ...(!before.required && after.required ? [{ text: `always needs ${path}`, isBreaking: true }] : []),
    ...(removed.length > 0 ? [{ text: `no longer knows ${removed.join(', ')} in ${path}`, isBreaking: true }] : []),
    ...(added.length > 0 ? [{ text: `knows ${added.join(', ')} in ${path}`, isBreaking: false }] : []),
  ]
}
