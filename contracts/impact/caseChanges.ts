import { breaksHost, compatible, cosmetic, isSame, keysOf, without, type Change } from './change.ts'
import type { CaseFacts } from './caseFacts.ts'

type Cases = ReadonlyMap<string, CaseFacts>

/** Paths that are said of the call already. */
interface Said {
  sent: readonly string[]
  answered: readonly string[]
}

/** Compares the cases of a call. */
export function caseChanges(before: Cases, after: Cases, said: Said): readonly Change[] {
  const renamed = renamedCases(before, after)
  const isRenamed = (name: string) => renamed.some((pair) => pair.includes(name))
  return [
    ...renamed.map(([old, now]) => cosmetic(`names the case ${old} now ${now}`)),
    ...keysOf(before, after)
      .filter((name) => !isRenamed(name))
      .flatMap((name) => changeOf(name, before.get(name), after.get(name), said)),
  ]
}

/** A case that is gone, and a new one that lays down the same. */
function renamedCases(before: Cases, after: Cases): (readonly [string, string])[] {
  const gone = without([...before.keys()], [...after.keys()])
  const added = without([...after.keys()], [...before.keys()])
  return gone.flatMap((old) => {
    const now = added.find((name) => isSameCase(before.get(old), after.get(name)))
    return now === undefined ? [] : [[old, now] as const]
  })
}

const isSameCase = (before: CaseFacts | undefined, after: CaseFacts | undefined) =>
  before !== undefined &&
  after !== undefined &&
  isSame([...before.asked], [...after.asked]) &&
  isSame([...before.answered], [...after.answered])

function changeOf(name: string, before: CaseFacts | undefined, after: CaseFacts | undefined, said: Said): Change[] {
  if (!after) return [compatible(`has no case ${name} any more`)]
  if (!before) return [breaksHost(`has the case ${name}`)]
  const asked = changedKeys(before.asked, after.asked).filter((key) => !said.sent.some(isAround(key)))
  const answered = changedKeys(before.answered, after.answered).filter((key) => !said.answered.some(isAround(key)))
  const changes = [
    ...asked.map((key) => [key, isOnlyName(key, before.asked, after.asked)] as const),
    ...answered.map(
      (key) => [key, !after.answered.has(key) || isOnlyName(key, before.answered, after.answered)] as const,
    ),
  ]
  if (changes.length > 0) return [spoken(name, changes)]
  return [
    ...(isSame(statesIn(before), statesIn(after)) ? [] : [compatible(`reorders the case ${name}`)]),
    ...(isSame(before.example, after.example) ? [] : [cosmetic(`shows the case ${name} by another example`)]),
    ...(isSame(before.rules, after.rules) ? [] : [cosmetic(`proves other rules by the case ${name}`)]),
  ]
}

/** In the order in which they are set up. */
const statesIn = ({ asked }: CaseFacts) => [...asked.keys()].filter((key) => /^given [^:]+$/.test(key))

/**
 * Whether a path leads to what a fact is about, lists seen through. Of the whole body is what has no word in front.
 */
const isAround = (key: string) => (path: string) => {
  const place = key.replace(/^(no|exact|ordered) /, '').replaceAll(/\[\d*\]/g, '')
  if (path === '') return !/^(caller|failure)$|^(given|path|query) /.test(key)
  const whole = path.replaceAll('[]', '')
  return place === whole || place.startsWith(`${whole}.`)
}

type Facts = CaseFacts['asked']

const changedKeys = (before: Facts, after: Facts) =>
  keysOf(before, after).filter((key) => !isSame(before.get(key)?.value, after.get(key)?.value))

const isOnlyName = (key: string, before: Facts, after: Facts) =>
  Boolean(before.get(key)?.isName && after.get(key)?.isName)

function spoken(name: string, changes: readonly (readonly [key: string, isHarmless: boolean])[]): Change {
  const keys = changes.map(([key]) => key)
  const text = `has another case ${name}: ${keys.join(', ')}`
  return changes.every(([, isHarmless]) => isHarmless) ? compatible(text) : breaksHost(text)
}
