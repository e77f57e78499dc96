import { isDeepStrictEqual } from 'node:util'
import { isFailure, statusOfCase, type Case, type SuccessCase } from '../case.ts'
import type { Endpoint } from '../endpoint.ts'
import { errorBody } from '../errors.ts'
import { isId } from '../ids.ts'
import { absentPaths, formatAt, definedPathsIn, unknownPaths, valuesAt } from '../schemaPaths.ts'
import { accountIdIn, tokenIssues } from './accessToken.ts'
import { spellingIssues, unreadIssues } from './fieldIssues.ts'

/**
 * Finds the issues of an answer that Pact cannot detect, with their paths: the client cannot read the answer; exact
 * instants are wrong, in any spelling; exact ids are wrong, compared by the host's own ids; a list has the wrong order;
 * the answer has values where the example is empty; an access token belongs to another account; the answer contains
 * undeclared personal data.
 *
 * @param values the answer of the state hook, with the host's own ids by the ids in the pact
 * @param full the case of the same call with all optional fields
 */
export function answerIssues(
  endpoint: Endpoint,
  example: Case,
  status: number,
  text: string,
  values: StateValues,
  full?: Case,
): string[] {
  // Pact itself reports a wrong status. The body of such an answer has another shape, so this function does not check
  // it.
  if (status !== statusOfCase(example)) return []
  const answer = jsonIn(text)
  if (answer === undefined) return ['the answer is no JSON']
  const schema = isFailure(example) ? errorBody : endpoint.response
  const unread = [...unreadIssues(schema, answer), ...spellingIssues(schema, answer)]
  if (unread.length > 0) return unread
  if (isFailure(example)) return codeIssues(answer, status)
  return [
    ...placeIssues(endpoint, example, answer, values),
    ...idIssues(example, answer, values),
    ...(isOfSameState(example, full) ? [] : filledIssues(endpoint, example, answer)),
    ...accessTokenIssues(example, answer),
    ...personalIssues(endpoint, answer),
  ]
}

/** Issues of a refusal whose `code` is not its status. */
function codeIssues(answer: unknown, status: number): string[] {
  const { code } = answer as { code: number }
  return code === status ? [] : [`$.code: expected the status ${status}, received ${code}`]
}

/** The values that the state hook returned, by name. */
type StateValues = Readonly<Record<string, unknown>>

/** Translates an id of the pact to the host's own id. Other values are unchanged. */
const atHost = (path: string, value: unknown, values: StateValues) =>
  isId(path, value) ? (values[value] ?? value) : value

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Issues of exact instants and ordered lists: each value must equal the example's at the same index. */
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
      .map(
        ({ at, value }) =>
          `${at}: expected ${String(value)}, received ${found.has(at) ? String(found.get(at)) : 'nothing'}`,
      )
  })
}

/** Finds wrong exact ids: in a list, each must equal the id of the example at the same index, or its first id. */
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

/**
 * Whether two cases send the same request in the same state. If they do, the host may decide which optional fields its
 * answer has.
 */
function isOfSameState(example: Case, full: Case = example): boolean {
  const requestOf = ({ as, given = [], request }: Case) => ({ as, given, request })
  return example !== full && isDeepStrictEqual(requestOf(example), requestOf(full))
}

/** Finds fields that must be empty because the example of the case has `{}` there. */
function filledIssues(endpoint: Endpoint, { answer: example }: SuccessCase<Endpoint>, answer: unknown): string[] {
  return absentPaths(endpoint.response, example)
    .flatMap((path) => valuesAt(answer, path))
    .filter(({ value }) => !saysNothing(value))
    .map(({ at }) => `${at}: expected nothing there`)
}

const saysNothing = (value: unknown) =>
  !value || (typeof value === 'object' && Object.values(value as object).every((each) => !each))

/** Finds wrong access tokens in an answer: each must belong to a member or a guest, as in the example. */
function accessTokenIssues({ answer: example }: SuccessCase<Endpoint>, answer: unknown): string[] {
  return ['accessToken', 'tokens.accessToken'].flatMap((path) => {
    const [expected] = valuesAt(example, path)
    const [given] = valuesAt(answer, path)
    if (!expected || !given) return []
    return tokenIssues(given.at, given.value, accountIdIn(expected.value) === '' ? '' : undefined)
  })
}

/** Names of fields with personal data. Only an answer whose endpoint declares such a field may contain it (X19). */
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
    .filter(({ at, value }) =>
      [at, ...definedPathsIn(value)].some((path) => personal.has(path.split('.').at(-1) ?? '')),
    )
    .map(({ at }) => `${at}: personal data that this call does not have (X19)`)
}
