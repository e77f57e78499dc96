import { caseChanges } from './caseChanges.ts'
import {
  breaksApp,
  breaksBoth,
  breaksHost,
  compatibleChange,
  cosmeticChange,
  haveSameJson,
  keysOfBoth,
  entriesMissingIn,
  mostSeriousVerdict,
  type Change,
  type Verdict,
} from './change.ts'
import { changedPaths, fieldChanges } from './fieldChanges.ts'
import { fieldsOf, type Field, type Fields } from '../fields.ts'
import { operationsOf, type Operation } from './operations.ts'
import type { Revision } from './revision.ts'
import { stateChanges } from './stateChanges.ts'

/**
 * The changes of one part of the contract (an endpoint, a provider state, a message code or every request) between two
 * revisions.
 */
export interface Impact {
  kind: 'call' | 'state' | 'code' | 'every'
  /** The name of the changed part, such as `gacha.drawGacha`, `a member`, `NotFound` or `request`. */
  name: string
  /** All changes of this part. */
  changes: readonly Change[]
  /** The most serious verdict of all changes, from the point of view of the servers that implement the contract. */
  host: Verdict
  app: Verdict
}

/**
 * Compares two revisions of the contract: endpoints, common request headers, the body of refusals, message codes and
 * provider states.
 */
export function impactOf(before: Revision, after: Revision): readonly Impact[] {
  return [
    ...callImpacts(operationsOf(before), operationsOf(after)),
    ...impact('every', 'request', fieldChanges('sent', headersOf(before), headersOf(after))),
    ...impact('every', 'failure', fieldChanges('answered', fieldsOf(before.errorBody), fieldsOf(after.errorBody))),
    ...named('code', codesOf(before), codesOf(after), codeChanges),
    ...named('state', new Map(Object.entries(before.states)), new Map(Object.entries(after.states)), stateChanges),
  ]
}

/** The device headers as optional fields: a host answers without them, but must allow them by CORS (Q97, Q98). */
function headersOf({ deviceHeaders }: Revision): Fields {
  const all = Object.entries(deviceHeaders).flatMap(([name, { schema }]) =>
    [...fieldsOf(schema).values()].map((field): [string, Field] => [`header ${name}`, { ...field, required: false }]),
  )
  return new Map(all)
}

function impact(kind: Impact['kind'], name: string, changes: readonly Change[]): Impact[] {
  if (changes.length === 0) return []
  const host = mostSeriousVerdict(changes.map((change) => change.host))
  const app = mostSeriousVerdict(changes.map((change) => change.app))
  return [{ kind, name, changes, host, app }]
}

type Compare<T> = (before: T | undefined, after: T | undefined) => readonly Change[]

function named<T>(
  kind: Impact['kind'],
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  compare: Compare<T>,
) {
  return keysOfBoth(before, after).flatMap((name) => impact(kind, name, compare(before.get(name), after.get(name))))
}

const codesOf = ({ messageCodes, statusOf }: Revision) => new Map(messageCodes.map((code) => [code, statusOf(code)]))

/**
 * Changes of a message code's HTTP status. Changes of which endpoints use the code are reported for these endpoints.
 */
function codeChanges(before: number | undefined, after: number | undefined): readonly Change[] {
  if (before === after) return []
  if (before === undefined) return [compatibleChange(`is new, with status ${after}`)]
  return after === undefined ? [compatibleChange('is no code any more')] : [breaksBoth(`comes with status ${after}`)]
}

function callImpacts(before: readonly Operation[], after: readonly Operation[]): Impact[] {
  const pairs = pairsOf(before, after)
  const removedCalls = before.filter((old) => !pairs.some(([each]) => each === old))
  return [
    ...pairs.flatMap(([old, now]) => impact('call', now.name, callChanges(old, now))),
    ...removedCalls.flatMap(({ name }) => impact('call', name, [breaksApp('is no longer called')])),
  ]
}

/** Pairs the endpoints of two revisions: by name, by their row in the specification's list, or by method and path. */
function pairsOf(before: readonly Operation[], after: readonly Operation[]): [Operation | undefined, Operation][] {
  const isSameCall: ((old: Operation, now: Operation) => boolean)[] = [
    (old, now) => old.name === now.name,
    (old, now) => old.source === now.source && old.source !== 'ours',
    (old, now) => old.host === now.host && old.shape === now.shape,
  ]
  const found = new Map<Operation, Operation>()
  for (const isSameCallBy of isSameCall)
    for (const now of after) {
      const free = before.filter((old) => ![...found.values()].includes(old))
      const old = found.get(now) ?? free.find((each) => isSameCallBy(each, now))
      if (old) found.set(now, old)
    }
  return after.map((now) => [found.get(now), now])
}

function callChanges(before: Operation | undefined, after: Operation): readonly Change[] {
  if (!before) return [breaksHost('is new and has to be served')]
  const reported = {
    sent: changedPaths(before.sent, after.sent),
    answered: changedPaths(before.answered, after.answered),
  }
  return [
    ...(before.host === after.host ? [] : [breaksBoth(`moves from the ${before.host} to the ${after.host} host`)]),
    ...(before.shape === after.shape ? [] : [breaksBoth(`is called by ${after.address}`)]),
    ...bearerChanges(before, after),
    ...fieldChanges('sent', before.sent, after.sent),
    ...fieldChanges('answered', before.answered, after.answered),
    ...(haveSameJson(before.statuses, after.statuses)
      ? []
      : [breaksBoth(`succeeds with ${after.statuses.join(', ')}`)]),
    ...codesOfCall(before, after),
    ...streamChanges(before, after),
    ...timeoutChanges(before, after),
    ...caseChanges(before.cases, after.cases, reported),
    ...wordChanges(before, after),
  ]
}

/** How strict the authentication of an endpoint is; a higher number is stricter. */
const strictness = { none: 0, anyone: 1, member: 2 }

function bearerChanges({ auth: before }: Operation, { auth: after }: Operation): Change[] {
  if (before === after) return []
  const isLooser = before !== 'refresh' && after !== 'refresh' && strictness[after] < strictness[before]
  return [(isLooser ? breaksHost : breaksBoth)(`asks for ${after} instead of ${before}`)]
}

/**
 * Changes of the message codes that an endpoint may return. The deployed app needs no change if a code is no longer
 * sent.
 */
function codesOfCall({ codes: before }: Operation, { codes: after }: Operation): Change[] {
  return [
    ...entriesMissingIn(after, before).map((code) => breaksHost(`tells ${code} apart`)),
    ...entriesMissingIn(before, after).map((code) => breaksApp(`no longer tells ${code} apart`)),
  ]
}

/** Changes from a stream to polling or from polling to a stream. */
function streamChanges({ isStream: before }: Operation, { isStream: after }: Operation): Change[] {
  if (before === after) return []
  return [compatibleChange(after ? 'can be answered as a stream' : 'is no longer asked as a stream')]
}

function timeoutChanges({ timeout: before }: Operation, { timeout: after }: Operation): Change[] {
  if (before === after) return []
  return [(after < before ? breaksHost : compatibleChange)(`waits ${after} ms`)]
}

function wordChanges(before: Operation, after: Operation): Change[] {
  const words = Object.keys(after.words).filter((word) => before.words[word] !== after.words[word])
  const isMoved = before.shape !== after.shape
  return [
    ...(before.name === after.name ? [] : [cosmeticChange(`was ${before.name}`)]),
    ...words.filter((word) => word !== 'path' || !isMoved).map((word) => cosmeticChange(`has another ${word}`)),
  ]
}
