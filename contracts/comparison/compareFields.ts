import type { Field, Fields } from '../fields.ts'
import type { ForeignFields } from './foreignSchema.ts'

/** A difference between a call of the contract and another team's document. */
export interface Difference {
  text: string
  /**
   * False if the other team's host may still fulfil the contract, because the document is only less specific than the
   * contract.
   */
  isCertain: boolean
}

export const certainDifference = (text: string): Difference => ({ text, isCertain: true })
export const possibleDifference = (text: string): Difference => ({ text, isCertain: false })

/** Finds the differences of an answer: fields that the app reads and the document does not promise. */
export function answerDifferences(ours: Fields, theirs: ForeignFields): Difference[] {
  const perhaps: string[] = []
  const differences = comparablePaths(ours, theirs).flatMap((path): Difference[] => {
    const [our, their] = [ours.get(path), theirs.fields.get(path)]
    if (!our) return []
    const name = `the answer's ${nameOf(path)}`
    if (!their) return our.required ? [certainDifference(`${name} (${typeText(our)}) is missing`)] : []
    const types = typeDifferences(their, our)
    if (types) return [certainDifference(`${name} is ${types.written}, the app reads ${types.read}`)]
    if (our.required && !their.required && path !== '') perhaps.push(path)
    if (our.required && isNullable(their) && !isNullable(our)) return [certainDifference(`${name} may be null`)]
    const strange = our.isOpen ? [] : valuesOutside(their, our)
    return strange.length > 0
      ? [certainDifference(`${name} may be ${strange.join(', ')}, which the app does not know`)]
      : []
  })
  return [
    ...differences,
    ...(perhaps.length > 0
      ? [possibleDifference(`the answer may lack ${perhaps.join(', ')}: not in \`required\``)]
      : []),
  ]
}

/**
 * Finds the differences of a request: fields that the app sends and the document refuses or does not know, and fields
 * that only the document requires.
 *
 * @param parentOf returns the path of the object that contains a field; in a query `seek.limit` is a name, not a path
 */
export function requestDifferences(ours: Fields, theirs: ForeignFields, parentOf = parentInJson): Difference[] {
  const sent = comparablePaths(ours, theirs, parentOf).flatMap((path): Difference[] => {
    const [our, their] = [ours.get(path), theirs.fields.get(path)]
    if (!our) return []
    const name = `the request's ${nameOf(path)}`
    if (!their && theirs.closed.has(parentOf(path)))
      return [certainDifference(`${name} is refused (additionalProperties: false)`)]
    if (!their)
      return [(our.required ? certainDifference : possibleDifference)(`${name} (${typeText(our)}) is not declared`)]
    const types = typeDifferences(our, their)
    if (types) return [certainDifference(`${name} must be ${types.read}, the app sends ${types.written}`)]
    const strange = valuesOutside(our, their)
    if (strange.length > 0) return [certainDifference(`${name} must not be ${strange.join(', ')}, which the app sends`)]
    return narrowLimits(our, their).map((limit) => certainDifference(`${name} must have the ${limit}`))
  })
  return [...sent, ...demanded(ours, theirs.fields, parentOf)]
}

/** Fields that the document requires and the app does not send, or does not always send. */
function demanded(ours: Fields, theirs: Fields, parentOf: ParentOf): Difference[] {
  return [...theirs]
    .filter(([path, { required }]) => required && path !== '' && !path.endsWith('[]'))
    .filter(([path]) =>
      parentsOf(path, parentOf).every((parent) => ours.get(parent)?.types.some((type) => type !== 'any')),
    )
    .filter(([path]) => !ours.get(path)?.required)
    .map(([path]) =>
      certainDifference(
        `${nameOf(path)} is required, and the app ${ours.has(path) ? 'may leave it out' : 'does not send it'}`,
      ),
    )
}

const nameOf = (path: string) => (path === '' ? 'body' : `\`${path}\``)

type ParentOf = (path: string) => string

const parentInJson: ParentOf = (path) => (path.endsWith('[]') ? path.slice(0, -2) : path.replace(/(^|\.)[^.]*$/, ''))

/** The parent of a query parameter. The parameter's name may contain dots. */
export const parentInQuery: ParentOf = (path) => (path.endsWith('[]') ? path.slice(0, -2) : '')

const parentsOf = (path: string, parentOf: ParentOf): string[] =>
  path === '' ? [] : [parentOf(path), ...parentsOf(parentOf(path), parentOf)]

/** The paths to compare: both sides have and describe their parents. Nothing below a missing field is compared. */
const comparablePaths = (ours: Fields, { fields, vague }: ForeignFields, parentOf = parentInJson) =>
  [...ours.keys()].filter((path) =>
    parentsOf(path, parentOf).every((parent) => {
      const their = fields.get(parent)
      const our = ours.get(parent)
      return their && our && !vague.has(parent) && !typeDifferences(their, our)
    }),
  )

const withoutFormat = (type: string) => type.replace(/ \(.*$/, '')
const isNullable = ({ types }: Field) => types.includes('null')
const withoutNull = ({ types }: Field) => types.filter((type) => type !== 'null')
const typeText = (field: Field) => withoutNull(field).join(' or ')

/**
 * Returns the types of the writer and the reader if the writer may send a value that the reader cannot read; otherwise
 * undefined.
 */
function typeDifferences(writer: Field, reader: Field): { written: string; read: string } | undefined {
  const read = withoutNull(reader)
  const isRead = (type: string) => type === 'any' || read.includes('any') || read.some((other) => isWithin(type, other))
  return writtenTypes(writer).every(isRead) ? undefined : { written: typeText(writer), read: typeText(reader) }
}

/** The types that a writer may send. A list of whole numbers counts as integers. */
const writtenTypes = (field: Field) => {
  const isWhole = field.values.length > 0 && field.values.every((value) => /^-?\d+$/.test(value))
  return withoutNull(field).map((type) => (isWhole && type === 'number' ? 'integer' : type))
}

/**
 * Whether each value of `type` can be read as `other`. A string with a format matches a string without a format, and
 * vice versa; two different formats do not match.
 */
function isWithin(type: string, other: string): boolean {
  const [base, otherBase] = [withoutFormat(type), withoutFormat(other)]
  if (base === 'integer' && otherBase === 'number') return true
  if (base !== otherBase) return false
  return base !== 'string' || type === base || other === otherBase || type === other
}

/** The enumerated values of the writer that the reader's enumeration lacks. */
function valuesOutside(writer: Field, reader: Field): string[] {
  if (writer.values.length === 0 || reader.values.length === 0) return []
  return writer.values.filter((value) => value !== 'null' && !reader.values.includes(value))
}

/** The limits of the reader that are narrower than those of the writer. */
function narrowLimits(writer: Field, reader: Field): string[] {
  return Object.entries(reader.limits).flatMap(([name, limit]) => {
    const own = writer.limits[name]
    if (typeof limit !== 'number' || typeof own !== 'number') return []
    const isNarrower = /^(min|exclusiveMin)/.test(name) ? limit > own : limit < own
    return isNarrower && name !== 'multipleOf' ? [`${name} ${limit}, the app sends up to ${own}`] : []
  })
}
