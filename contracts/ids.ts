import { statesOfCase, type Case, type SuccessCase } from './case.ts'
import { calls } from './cases.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Pacts use example ids such as `acc-hikari` and `gacha-hoshiyomi-1`. A host may use other ids, such as UUIDs or
 * numbers: its state hook returns them by the pact's id, and the verifier replaces the pact's ids in the following
 * request.
 */

/** Names of fields whose value each host chooses itself: an id, or the payment gateway's token of a card. */
const idKey = /(^id|Id|Ids|_id|_ids|^card|^cardToken)$/

/** Values that an id field may have for "no id" (C155). */
const nothing: ReadonlySet<unknown> = new Set(['', '0'])

/**
 * Whether the value at a dotted path (`seek.lastVideoId`, `present_ids.0`) is an id. False for values that mean "no
 * id".
 */
export function isId(path: string, value: unknown): value is string {
  const key = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? ''
  return typeof value === 'string' && idKey.test(key) && !nothing.has(value)
}

/** Every id in a value, with its dotted path. */
export function idsIn(value: unknown, path = ''): { path: string; id: string }[] {
  if (isId(path, value)) return [{ path, id: value }]
  if (typeof value !== 'object' || value === null || value instanceof File) return []
  return Object.entries(value).flatMap(([key, child]) => idsIn(child, path ? `${path}.${key}` : key))
}

/**
 * Names of body fields in which a client sends a value that a provider state returned: a mailed code, or the `state` of
 * a visit to a login provider.
 */
const providerStateValueKeys: ReadonlySet<string> = new Set(['code', 'state'])

/** The values of provider states (mailed codes and the like) in a body, each with its path. */
export const providerStateValuesIn = (body: unknown): { path: string; id: string }[] =>
  Object.entries(Object(body) as Record<string, unknown>).flatMap(([path, value]) =>
    typeof value === 'string' && providerStateValueKeys.has(path) ? [{ path, id: value }] : [],
  )

/** The values that a case's provider states return and its request sends back. A wrong code is not among them. */
function sentBackProviderStateValues(example: Case): { id: string }[] {
  const params = statesOfCase(example).flatMap((use) => Object.values(use.params as Record<string, unknown>))
  return providerStateValuesIn((example.request as { body?: object }).body).filter(({ id }) => params.includes(id))
}

/** The segments of a path, such as the path of a realtime document. Each segment is an id or a fixed name. */
export const pathSegments = (text: string): string[] => text.split('/')

/** The ids that a case contains: in its request, in its states, and in the exact or ordered parts of its answer. */
function idsOfCase(example: Case): string[] {
  const { exact = [], ordered = [] } = example as Partial<SuccessCase<Endpoint>>
  const answered = 'answer' in example ? idsIn(example.answer) : []
  const isExact = (path: string) => [...exact, ...ordered].includes(path.replace(/\.\d+/g, ''))
  return [
    ...idsIn(example.request),
    ...sentBackProviderStateValues(example),
    ...statesOfCase(example).flatMap(({ params }) => idsIn(params)),
    ...answered.filter(({ path }) => isExact(path)),
  ].map(({ id }) => id)
}

/** Ids that only scripts of the verification use. */
const scriptIds = ['notice-2']

/** All texts that a host may replace by its own (`ids.json`): ids, and codes that states return. */
export function allIds(): string[] {
  const ids = calls.flatMap(({ cases }) => Object.values(cases).flatMap(idsOfCase))
  return [...new Set([...ids, ...scriptIds])].toSorted()
}
