import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { isFailure, statusOfCase, type Case, type SuccessCase } from '../case.ts'
import type { Endpoint } from '../endpoint.ts'
import { errorBody } from '../errors.ts'
import { isId } from '../ids.ts'
import { readTolerantly } from '../readTolerantly.ts'
import { absentPaths, formatAt, pathsIn, unknownPaths, valuesAt } from '../schemaPaths.ts'
import { accountIn, tokenIssues } from './accessToken.ts'

/**
 * What Pact does not see in an answer, in words, with the path: that the client reads it; exact instants, however they
 * are written; exact ids, as the host calls them; the order of lists; that nothing stands where nothing is; whose the
 * access token is; and personal data that nobody asked for.
 *
 * @param values what the state hook answered with: the host's own ids too, by the pact's
 * @param full the call's case with all optional fields
 */
export function answerIssues(
  endpoint: Endpoint,
  example: Case,
  status: number,
  text: string,
  values: StateValues = {},
  full?: Case,
): string[] {
  // Pact says so, and another status has another shape.
  if (status !== statusOfCase(example)) return []
  const answer = jsonIn(text)
  if (answer === undefined) return ['the answer is no JSON']
  const unread = unreadIssues(isFailure(example) ? errorBody : endpoint.response, answer)
  if (isFailure(example) || unread.length > 0) return unread
  return [
    ...placeIssues(endpoint, example, answer, values),
    ...idIssues(example, answer, values),
    ...(isOfSameState(example, full) ? [] : filledIssues(endpoint, example, answer)),
    ...accessTokenIssues(example, answer),
    ...personalIssues(endpoint, answer),
  ]
}

/** What the state hook answered with. */
type StateValues = Readonly<Record<string, unknown>>

/** What the host calls the thing that the pact calls so; any other value stays. */
const atHost = (path: string, value: unknown, values: StateValues) =>
  isId(path, value) ? (values[value] ?? value) : value

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What an issue of the schema says of what it wanted, whatever its kind. */
interface Limits {
  expected?: string
  format?: string
  minimum?: number | bigint
  maximum?: number | bigint
}

function unreadIssues(schema: z.ZodMiniType, answer: unknown): string[] {
  const { error } = readTolerantly(schema, answer)
  return (error?.issues ?? []).map((issue) => {
    const { code, path, expected, format, minimum, maximum } = issue as typeof issue & Limits
    const wanted = expected ?? format ?? minimum ?? maximum
    const at = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
    return `$${at}: the client cannot read it: ${code}${wanted === undefined ? '' : ` (${wanted})`}`
  })
}

/** Instants that are exact, and what is ordered: each value of a list is the example's at its place. */
function placeIssues(
  endpoint: Endpoint,
  example: SuccessCase<Endpoint>,
  answer: unknown,
  values: StateValues,
): string[] {
  const { exact = [], ordered = [] } = example
  const isInstant = (path: string) => formatAt(endpoint.response, path) === 'datetime'
  return [...new Set([...exact.filter(isInstant), ...ordered])].flatMap((path) => {
    const comparable = (value: unknown) => (isInstant(path) ? Date.parse(String(value)) : value)
    const found = new Map(valuesAt(answer, path).map(({ at, value }) => [at, value]))
    return valuesAt(example.answer, path)
      .map(({ at, value }) => ({ at, value: atHost(path, value, values) }))
      .filter(({ at, value }) => !Object.is(comparable(value), comparable(found.get(at))))
      .map(({ at, value }) => `${at}: expected ${String(value)}, received ${String(found.get(at))}`)
  })
}

/** In a list each is the example's at its place, or the first that it shows. */
function idIssues({ answer: example, exact = [] }: SuccessCase<Endpoint>, answer: unknown, values: StateValues) {
  return exact.flatMap((path) => {
    const names = new Map(valuesAt(example, path).map(({ at, value }) => [at, value]))
    const [first] = names.values()
    return valuesAt(answer, path)
      .map(({ at, value }) => ({ at, received: value, name: names.get(at) ?? first }))
      .filter(({ name, received }) => isId(path, name) && atHost(path, name, values) !== received)
      .map(({ at, name, received }) => {
        const expected = String(atHost(path, name, values))
        return `${at}: expected the id ${expected}, received ${String(received)}`
      })
  })
}

/** Both cases send the same request in the same state: which optional fields the answer has is the host's decision. */
function isOfSameState(example: Case, full: Case = example): boolean {
  const asked = ({ as, given = [], request }: Case) => ({ as, given, request })
  return example !== full && isDeepStrictEqual(asked(example), asked(full))
}

/** Where the example has `{}` in spite of all the fields it could have, none of them says anything. */
function filledIssues(endpoint: Endpoint, { answer: example }: SuccessCase<Endpoint>, answer: unknown): string[] {
  return absentPaths(endpoint.response, example)
    .flatMap((path) => valuesAt(answer, path))
    .filter(({ value }) => !saysNothing(value))
    .map(({ at }) => `${at}: expected nothing there`)
}

const saysNothing = (value: unknown) =>
  !value || (typeof value === 'object' && Object.values(value as object).every((each) => !each))

/** An answer with tokens is for whom it is for in the example: a member, or a guest. */
function accessTokenIssues({ answer: example }: SuccessCase<Endpoint>, answer: unknown): string[] {
  return ['accessToken', 'tokens.accessToken'].flatMap((path) => {
    const [expected] = valuesAt(example, path)
    const [given] = valuesAt(answer, path)
    if (!expected || !given) return []
    return tokenIssues(given.at, given.value, accountIn(expected.value) === '' ? '' : undefined)
  })
}

/** Fields of a person that nobody else may see (X19), and that an answer has only where its call declares them. */
const personal: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'firstNameKana',
  'lastNameKana',
  'birthday',
  'gender',
  'prefecture',
  'email',
  'password',
  'phoneNumber',
  'postalCode',
])

function personalIssues(endpoint: Endpoint, answer: unknown): string[] {
  return [...new Set(unknownPaths(endpoint.response, answer))]
    .flatMap((path) => valuesAt(answer, path))
    .filter(({ value }) => !saysNothing(value))
    .filter(({ at, value }) => [at, ...pathsIn(value)].some((path) => personal.has(path.split('.').at(-1) ?? '')))
    .map(({ at }) => `${at}: personal data that this call does not have (X19)`)
}
