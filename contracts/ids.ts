import { statesOfCase, type Case, type SuccessCase } from './case.ts'
import { calls } from './cases.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * The pacts name things: `acc-hikari`, `gacha-hoshiyomi-1`. A host's own keys may be UUIDs or numbers. Its state hook
 * answers with them, each under the pact's name, and they take the place of the names in the request that follows.
 */

/** What a field of this name holds is the host's to choose: an id, or the gateway's token of a card. */
const idKey = /(^id|Id|Ids|_id|_ids|^card|^cardToken)$/

/** Says that nothing is meant, and is no name of anything (C155). */
const nothing: ReadonlySet<unknown> = new Set(['', '0'])

/** Whether the value at a dotted path is an id: `seek.lastVideoId`, `present_ids.0`. */
export function isId(path: string, value: unknown): value is string {
  const key = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? ''
  return typeof value === 'string' && idKey.test(key) && !nothing.has(value)
}

/** Every id of a value, with its dotted path. */
export function idsIn(value: unknown, path = ''): { path: string; id: string }[] {
  if (isId(path, value)) return [{ path, id: value }]
  if (typeof value !== 'object' || value === null || value instanceof File) return []
  return Object.entries(value).flatMap(([key, child]) => idsIn(child, path ? `${path}.${key}` : key))
}

/** What a state hands to the caller, to be brought in a field of this name: a mailed code, and what a provider gave. */
const handedKeys: ReadonlySet<string> = new Set(['code', 'state'])

/** The fields of a body in which such a thing is brought. */
export const handedIn = (body: unknown): { path: string; id: string }[] =>
  Object.entries(Object(body) as Record<string, unknown>).flatMap(([path, value]) =>
    typeof value === 'string' && handedKeys.has(path) ? [{ path, id: value }] : [],
  )

/** What the states of a case hand out and it brings: a wrong code is none of these. */
function handedOutIn(example: Case): { id: string }[] {
  const params = statesOfCase(example).flatMap((use) => Object.values(use.params as Record<string, unknown>))
  return handedIn((example.request as { body?: object }).body).filter(({ id }) => params.includes(id))
}

/** A path of names, such as that of a document: each is an id, or a fixed word of the contract. */
export const namesIn = (text: string): string[] => text.split('/')

/** The ids that a case names: in what it asks, in what holds before, and where its answer is exact or ordered. */
function idsOfCase(example: Case): string[] {
  const { exact = [], ordered = [] } = example as Partial<SuccessCase<Endpoint>>
  const answered = 'answer' in example ? idsIn(example.answer) : []
  const isExact = (path: string) => [...exact, ...ordered].includes(path.replace(/\.\d+/g, ''))
  return [
    ...idsIn(example.request),
    ...handedOutIn(example),
    ...statesOfCase(example).flatMap(({ params }) => idsIn(params)),
    ...answered.filter(({ path }) => isExact(path)),
  ].map(({ id }) => id)
}

/** All names that a host may answer its own ids for (`ids.json`): ids, and codes that states hand out. */
export function allIds(): string[] {
  const ids = calls.flatMap(({ cases }) => Object.values(cases).flatMap(idsOfCase))
  return [...new Set(ids)].toSorted()
}
