import { http, HttpResponse, type HttpHandler } from 'msw'
import { bodyOfCase, headersOfCase, statusOfCase, type Case } from './case.ts'
import { calls, callNamed, type cases, type CallCases, type CallName } from './cases.ts'
import type { Host } from './hosts.ts'
import type { Area } from './registry.ts'

/** `full`, `NotEnoughCoin`, …: the written cases of a call, and those that it owes for its bearer. */
export type CaseName<N extends CallName> =
  | (N extends `${infer A extends Area}.${infer C}`
      ? keyof (typeof cases)[A][C & keyof (typeof cases)[A]] & string
      : never)
  | 'withoutBearer'

/** Where a host answers. Default: any origin and any path in front, as an app's addresses are configuration. */
type Address = (host: Host) => string
const anywhere: Address = () => '*'

/** Which case each call answers with; the others answer with `full`. */
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
 * Answers one call as a case says, whatever is in its path, query and body: `handlersFor('gacha.drawGacha', 'full')`.
 */
export function handlersFor<N extends CallName>(name: N, caseName: CaseName<N>, address = anywhere): HttpHandler[] {
  const call = callNamed(name)
  const example = call.cases[caseName]
  if (!example) throw new Error(`${name} has no case ${caseName}. It has: ${Object.keys(call.cases).join(', ')}`)
  return [handler(call, example, address)]
}

/**
 * Answers every call of the three hosts: a backend for an app. Fixed paths come before those with parameters.
 */
export function allHandlers(answers: Answers = {}, address = anywhere): HttpHandler[] {
  return calls
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .flatMap(({ name }) => handlersFor(name, answers[name] ?? 'full', address))
}

const parametersIn = ({ endpoint }: CallCases) => endpoint.path.split('{').length
