import { http, HttpResponse, type HttpHandler } from 'msw'
import { bodyOfCase, headersOfCase, statusOfCase, type Case } from './case.ts'
import { calls, callNamed, type cases, type CallCases, type CallName } from './cases.ts'
import type { Host } from './hosts.ts'
import type { Area } from './registry.ts'

/**
 * The names of an endpoint's cases, such as `full` or `NotEnoughCoin`: the written ones, and those that are generated
 * for its bearer token.
 */
export type CaseName<N extends CallName> =
  | (N extends `${infer A extends Area}.${infer C}`
      ? keyof (typeof cases)[A][C & keyof (typeof cases)[A]] & string
      : never)
  | 'withoutBearer'

/**
 * Returns the base URL of a host. Default: any origin and path prefix, because an app's host URLs are configuration.
 */
type Address = (host: Host) => string
const anywhere: Address = () => '*'

/** The name of the case with which each endpoint answers; `full` for endpoints that are not listed. */
export type Answers = { [N in CallName]?: CaseName<N> }

function handler({ endpoint }: CallCases, example: Case, address: Address): HttpHandler {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>
  return http[method](`${address(endpoint.host)}${path}`, () =>
    HttpResponse.json(bodyOfCase(example) as object, {
      status: statusOfCase(example),
      headers: headersOfCase(example),
    }),
  )
}

/**
 * A handler that answers every request to one endpoint with a case, whatever the request contains:
 * `handlersFor('gacha.drawGacha', 'full')`.
 */
export function handlersFor<N extends CallName>(name: N, caseName: CaseName<N>, address = anywhere): HttpHandler[] {
  const call = callNamed(name)
  const example = call.cases[caseName]
  if (!example) throw new Error(`${name} has no case ${caseName}. It has: ${Object.keys(call.cases).join(', ')}`)
  return [handler(call, example, address)]
}

/** Handlers for every endpoint of the three hosts. Fixed paths come before those with parameters. */
export function allHandlers(answers: Answers = {}, address = anywhere): HttpHandler[] {
  return calls
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .flatMap(({ name }) => handlersFor(name, answers[name] ?? 'full', address))
}

const parametersIn = ({ endpoint }: CallCases) => endpoint.path.split('{').length
