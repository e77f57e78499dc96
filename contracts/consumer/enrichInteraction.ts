import type { Case } from '../case.ts'
import type { CallCases } from '../cases.ts'
import { allIds, providerStateValuesIn, idsIn, isId, pathSegments } from '../ids.ts'
import { appOrigin, type InteractionComments } from '../pacts.ts'

/** An interaction in the format that Pact's library writes. */
export interface WrittenInteraction {
  description: string
  request: { generators?: Generators }
}

/**
 * The generators of a request, by its part (path, query, body). The parts query and body have one generator per field
 * path.
 */
type Generators = Readonly<Record<string, Generator | Readonly<Record<string, Generator>>>>

/** Instructs the verifier to replace a value: each `${name}` in the expression becomes the value of the state hook. */
interface Generator {
  type: 'ProviderState'
  expression: string
  dataType: 'STRING'
}

/**
 * Adds two things to an interaction that Pact has written: generators, with which the verifier replaces values of the
 * request, and comments for people who read the pact.
 */
export function enrichInteraction(interaction: WrittenInteraction, call: CallCases, name: string): object {
  const example = call.cases[name]
  if (!example) throw new Error(`${call.name} has no case ${name}`)
  const generators = mergeGenerators(
    interaction.request.generators,
    generatorsOf(call.endpoint.path, example.request as Parts),
  )
  const request = { ...interaction.request, ...(Object.keys(generators).length > 0 && { generators }) }
  const { description, ...rest } = interaction
  return { description, comments: commentsOf(call, name, example), ...rest, request }
}

const closedChannel = 'The documents close the channel’s own page alone; what is below it closes with it (Q104).'
const unknownField =
  'No document mentions undeclared fields. A host may also ignore them, as tsudoi-verify knows (Q460).'

const overflow = 'No document says where what passes a holding limit is listed; a host may leave out the field.'
const ownProtection = 'No document protects a member from spending (Q526, Q527).'
const freshProof = 'No document asks for a fresh proof before the log-in changes (X21).'

/** For cases that no document requires: the reason why they exist, by the name of the case. */
const strictness: Readonly<Record<string, string>> = {
  ReauthenticationRequired: freshProof,
  SpendingBreak: ownProtection,
  CardNotForMinors: ownProtection,
  whenChannelIsOver: closedChannel,
  withUnknownField: unknownField,
  sentToPresents: overflow,
}

function commentsOf({ endpoint }: CallCases, name: string, { rules = [] }: Case): InteractionComments {
  const { source, why } = endpoint
  const extension = source === 'ours' ? why : strictness[name]
  return { ...(extension && { extension }), text: [...(source === 'ours' ? [] : [source]), ...rules] }
}

interface Parts {
  params?: Readonly<Record<string, string>>
  query?: object
  body?: unknown
}

/** Generators for values of a request that differ per host (ids and codes), or per deployment (the app's address). */
function generatorsOf(path: string, { params = {}, query = {}, body }: Parts): Generators {
  const isPathOfIds = Object.entries(params).some(([key, value]) => isId(key, value))
  const inQuery = [...expressionsOf(idsIn(query)), ...documentPathIn(query)]
  const inBody = [
    ...expressionsOf([...idsIn(body), ...providerStateValuesIn(body).filter(({ id }) => knownIds().has(id))]),
    ...documentPathIn(body),
    ...returnAddressIn(body),
  ]
  return {
    ...(isPathOfIds && { path: generator(pathExpression(path, params)) }),
    ...(inQuery.length > 0 && { query: generators(inQuery) }),
    ...(inBody.length > 0 && { body: generators(inBody.map(([at, expression]) => [jsonPath(at), expression])) }),
  }
}

const expressionsOf = (ids: readonly { path: string; id: string }[]) =>
  ids.map(({ path, id }) => [path, `\${${id}}`] as const)

let names: ReadonlySet<string> | undefined
/** All ids that hosts may replace; collected once and cached. */
const knownIds = () => (names ??= new Set(allIds()))

/**
 * For the endpoints of realtime documents: the generator for the body's or query's `path`, if that contains ids, such
 * as the owner's (`accounts/acc-hikari`).
 */
function documentPathIn(part: unknown): (readonly [string, string])[] {
  const { path } = Object(part) as { path?: string }
  const expression =
    path &&
    pathSegments(path)
      .map((name) => (knownIds().has(name) ? `\${${name}}` : name))
      .join('/')
  return expression && expression !== path ? [['path', expression]] : []
}

const generator = (expression: string): Generator => ({ type: 'ProviderState', expression, dataType: 'STRING' })
const generators = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.map(([at, expression]) => [at, generator(expression)]))

const pathExpression = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return isId(name, value) ? `\${${value}}` : encodeURIComponent(value)
  })

/** Converts a dotted path to a JSON path: `present_ids.0` → `$.present_ids[0]`. */
const jsonPath = (path: string) => `$.${path}`.replace(/\.(\d+)(?=\.|$)/g, '[$1]')

function returnAddressIn(body: unknown): (readonly [string, string])[] {
  const { returnUrl } = Object(body) as { returnUrl?: string }
  return returnUrl?.startsWith(appOrigin) ? [['returnUrl', returnUrl.replace(appOrigin, '${appOrigin}')]] : []
}

function mergeGenerators(some: Generators = {}, others: Generators): Generators {
  const parts = Object.entries(others).map(([part, each]) => [part, { ...some[part], ...each }])
  return { ...some, ...(Object.fromEntries(parts) as Generators) }
}
