import {
  breaksHost,
  compatibleChange,
  cosmeticChange,
  haveSameJson,
  keysOfBoth,
  entriesMissingIn,
  type Change,
} from './change.ts'
import type { ComparedCase } from './comparedCase.ts'

type Cases = ReadonlyMap<string, ComparedCase>

/** Paths whose changes are already reported for the endpoint itself. */
interface ReportedPaths {
  sent: readonly string[]
  answered: readonly string[]
}

/** Lists the changes between the cases of an endpoint, except those of the paths in `reported`. */
export function caseChanges(before: Cases, after: Cases, reported: ReportedPaths): readonly Change[] {
  const renamed = renamedCases(before, after)
  const isRenamed = (name: string) => renamed.some((pair) => pair.includes(name))
  return [
    ...renamed.map(([old, now]) => cosmeticChange(`names the case ${old} now ${now}`)),
    ...keysOfBoth(before, after)
      .filter((name) => !isRenamed(name))
      .flatMap((name) => changeOf(name, before.get(name), after.get(name), reported)),
  ]
}

/** Finds renamed cases: pairs of a removed case and an equal new one. */
function renamedCases(before: Cases, after: Cases): (readonly [string, string])[] {
  const removed = entriesMissingIn([...before.keys()], [...after.keys()])
  const added = entriesMissingIn([...after.keys()], [...before.keys()])
  return removed.flatMap((old) => {
    const now = added.find((name) => isSameCase(before.get(old), after.get(name)))
    return now === undefined ? [] : [[old, now] as const]
  })
}

const isSameCase = (before: ComparedCase | undefined, after: ComparedCase | undefined) =>
  before !== undefined &&
  after !== undefined &&
  haveSameJson([...before.asked], [...after.asked]) &&
  haveSameJson([...before.answered], [...after.answered])

function changeOf(
  name: string,
  before: ComparedCase | undefined,
  after: ComparedCase | undefined,
  reported: ReportedPaths,
): Change[] {
  if (!after) return [compatibleChange(`has no case ${name} any more`)]
  if (!before) return [breaksHost(`has the case ${name}`)]
  const requestKeys = changedKeys(before.asked, after.asked).filter((key) => !reported.sent.some(containsFieldOf(key)))
  const answered = changedKeys(before.answered, after.answered).filter(
    (key) => !reported.answered.some(containsFieldOf(key)),
  )
  const changes = [
    ...requestKeys.map((key) => [key, isOnlyName(key, before.asked, after.asked)] as const),
    ...answered.map(
      (key) => [key, !after.answered.has(key) || isOnlyName(key, before.answered, after.answered)] as const,
    ),
  ]
  if (changes.length > 0) return [changeText(name, changes)]
  return [
    ...(haveSameJson(statesIn(before), statesIn(after)) ? [] : [compatibleChange(`reorders the case ${name}`)]),
    ...(haveSameJson(before.example, after.example)
      ? []
      : [cosmeticChange(`shows the case ${name} by another example`)]),
    ...(haveSameJson(before.rules, after.rules) ? [] : [cosmeticChange(`proves other rules by the case ${name}`)]),
  ]
}

/** The states of a case, in the order of their setup. */
const statesIn = ({ asked }: ComparedCase) => [...asked.keys()].filter((key) => /^given [^:]+$/.test(key))

/** Returns a function that tests whether a path contains the field to which `key` refers. List indexes are ignored. */
const containsFieldOf = (key: string) => (path: string) => {
  const place = key.replace(/^(no|exact|ordered) /, '').replaceAll(/\[\d*\]/g, '')
  if (path === '') return !/^(caller|failure)$|^(given|path|query) /.test(key)
  const whole = path.replaceAll('[]', '')
  return place === whole || place.startsWith(`${whole}.`)
}

type Facts = ComparedCase['asked']

const changedKeys = (before: Facts, after: Facts) =>
  keysOfBoth(before, after).filter((key) => !haveSameJson(before.get(key)?.value, after.get(key)?.value))

const isOnlyName = (key: string, before: Facts, after: Facts) =>
  Boolean(before.get(key)?.isName && after.get(key)?.isName)

function changeText(name: string, changes: readonly (readonly [key: string, isHarmless: boolean])[]): Change {
  const keys = changes.map(([key]) => key)
  const text = `has another case ${name}: ${keys.join(', ')}`
  return changes.every(([, isHarmless]) => isHarmless) ? compatibleChange(text) : breaksHost(text)
}
