import {
  breaksApp,
  breaksBoth,
  breaksHost,
  compatibleChange,
  haveSameJson,
  keysOfBoth,
  entriesMissingIn,
  type Change,
} from './change.ts'
import type { Field, Fields } from '../fields.ts'

/** Direction of a field: the app sends it in a request, or a host answers it. */
type Side = 'sent' | 'answered'

/**
 * Lists the changes between the fields of a request or an answer. Requests are closed: a host may refuse undeclared
 * fields. Answers are open: the app ignores unknown fields. So a change breaks the receiver if it allows more values or
 * fields, and the sender if it allows fewer (Q460).
 */
export function fieldChanges(side: Side, before: Fields, after: Fields): readonly Change[] {
  return changedPaths(before, after).flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)]
    if (old && now) return changeOf(side, path, old, now)
    return side === 'sent' ? sentOrNot(path, old, now) : answeredOrNot(path, old, now)
  })
}

/** Paths of fields that differ. If a field is new, removed or of another kind, the fields below it are left out. */
export function changedPaths(before: Fields, after: Fields): readonly string[] {
  const isSaid = (path: string) => {
    const [old, now] = [before.get(path), after.get(path)]
    return old && now ? isOfAnotherKind(old, now) : old !== now
  }
  return keysOfBoth(before, after).filter(
    (path) => !haveSameJson(before.get(path), after.get(path)) && !parentsOf(path).some(isSaid),
  )
}

/**
 * The paths that contain a path: `a.b[]` is in `a.b`, `a` and the body; headers and query parameters have no parents.
 */
function parentsOf(path: string): readonly string[] {
  if (path === '' || path.startsWith('header ')) return []
  const [parent = ''] = /^.*(?=\.|\[\])/.exec(path) ?? []
  if (parent === '' && path.startsWith('query ')) return []
  return [parent, ...parentsOf(parent)]
}

const nameOf = (path: string) => path || 'a body'

function sentOrNot(path: string, before: Field | undefined, after: Field | undefined): Change[] {
  if (after?.required) return [breaksBoth(`sends ${nameOf(path)}`)]
  if (after) return [{ ...breaksHost(`sends ${nameOf(path)}`), isIgnorable: true }]
  const text = `no longer sends ${nameOf(path)}`
  // An additional request header breaks no host, because hosts do not refuse unknown headers.
  if (path.startsWith('header ')) return [(before?.required ? breaksHost : compatibleChange)(text)]
  return [(before?.required ? breaksBoth : breaksApp)(text)]
}

function answeredOrNot(path: string, before: Field | undefined, after: Field | undefined): Change[] {
  if (after?.required) return [breaksHost(`needs ${nameOf(path)}`)]
  if (after) return [compatibleChange(`can read ${nameOf(path)}`)]
  return [(before?.required ? breaksApp : compatibleChange)(`no longer reads ${nameOf(path)}`)]
}

/** A change of a field: its description, and whether the field now allows more or fewer values. */
interface Shift {
  text: string
  widens: boolean
  narrows: boolean
}

function changeOf(side: Side, path: string, before: Field, after: Field): Change[] {
  const name = nameOf(path)
  const verb = side === 'sent' ? 'sends' : 'reads'
  const kinds = typeShifts(`${verb} ${name}`, before, after)
  const details = [...valueShifts(verb, name, before, after), ...limitShifts(`${verb} ${name}`, before, after)]
  const shifts = [
    ...presenceShifts(side, name, before, after),
    ...kinds,
    ...(isOfAnotherKind(before, after) ? [] : details),
  ]
  const openness = before.isOpen === after.isOpen ? [] : [compatibleChange(opennessText(name, after))]
  const changes = shifts.map(({ text, widens, narrows }) => {
    if (widens === narrows) return (widens ? breaksBoth : compatibleChange)(text)
    if (side === 'sent') return (widens ? breaksHost : breaksApp)(text)
    if (narrows) return breaksHost(text)
    return breaksApp(text)
  })
  return [...changes, ...openness]
}

const opennessText = (name: string, { isOpen }: Field) =>
  isOpen ? `reads values that it does not know as ${name}` : `reads only the values that it knows as ${name}`

function presenceShifts(side: Side, name: string, before: Field, after: Field): Shift[] {
  if (before.required === after.required) return []
  const [always, perhaps] = side === 'sent' ? ['always sends', 'may leave out'] : ['always needs', 'can do without']
  const { required } = after
  return [{ text: `${required ? always : perhaps} ${name}`, widens: !required, narrows: required }]
}

/** Whether every value of a type is also a value of the other type: an integer is a number. */
const isWithin = (type: string, other: string) =>
  other === 'any' || type === other || (type === 'integer' && other === 'number') || type.startsWith(`${other} (`)

const covers = (wide: readonly string[], narrow: readonly string[]) =>
  narrow.every((type) => wide.some((other) => isWithin(type, other)))

/**
 * Whether a field's type changed so much that limits and subfields are not comparable. Number and integer count as one
 * kind.
 */
function isOfAnotherKind({ types: before }: Field, { types: after }: Field): boolean {
  const isSomeFormat = [...before, ...after].some((type) => type.includes('('))
  return !haveSameJson(before, after) && (isSomeFormat || (!covers(before, after) && !covers(after, before)))
}

function typeShifts(doing: string, { types: before }: Field, { types: after }: Field): Shift[] {
  if (haveSameJson(before, after)) return []
  const text = `${doing} as ${after.join(' or ')}`
  return [{ text, widens: !covers(before, after), narrows: !covers(after, before) }]
}

/** Changes of an enumeration's values. The app reads an unknown value of an open enumeration as `UNKNOWN`. */
function valueShifts(verb: string, name: string, before: Field, after: Field): Shift[] {
  if (haveSameJson(before.values, after.values)) return []
  if (before.values.length === 0 || after.values.length === 0) {
    const isAny = after.values.length === 0
    const text = `${verb} ${isAny ? 'any value' : `only ${after.values.join(', ')}`} as ${name}`
    return [{ text, widens: isAny, narrows: !isAny }]
  }
  const [added, removed] = [
    entriesMissingIn(after.values, before.values),
    entriesMissingIn(before.values, after.values),
  ]
  return [
    ...(added.length > 0
      ? [{ text: `${verb} ${added.join(', ')} as ${name}`, widens: !before.isOpen, narrows: false }]
      : []),
    ...(removed.length > 0
      ? [{ text: `no longer ${verb} ${removed.join(', ')} as ${name}`, widens: false, narrows: true }]
      : []),
  ]
}

function limitShifts(doing: string, { limits: before }: Field, { limits: after }: Field): Shift[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name])
  return changed.map((name) => {
    const [old, now] = [before[name], after[name]]
    const text = now === undefined ? `${doing} without the ${name} ${old}` : `${doing} with the ${name} ${now}`
    return { text, ...limitShift(name, old, now) }
  })
}

type Limit = number | string | undefined

function limitShift(name: string, before: Limit, after: Limit): Omit<Shift, 'text'> {
  if (before === undefined) return { widens: false, narrows: true }
  if (after === undefined) return { widens: true, narrows: false }
  const isOrdered = typeof before === 'number' && typeof after === 'number' && name !== 'multipleOf'
  if (!isOrdered) return { widens: true, narrows: true }
  const isFloor = /^(min|exclusiveMin)/.test(name)
  const widens = isFloor ? after < before : after > before
  return { widens, narrows: !widens }
}
