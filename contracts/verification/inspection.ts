import { statesOfCase, type Case } from '../case.ts'
import { calls, type CallCases } from '../cases.ts'
import type { State } from '../states/state.ts'
import { states as catalogue, type StateName } from '../states.ts'
import { tokenIssues } from './accessToken.ts'
import { answerIssues } from './answerCheck.ts'
import { corsIssues, preflightIssues, preflightOf } from './cors.ts'
import { startRelay, type Exchange } from './relay.ts'
import { withTrailingSlash } from './withTrailingSlash.ts'

/** Header that identifies an interaction to the relay, which removes it before forwarding to the host. */
export const interactionHeader = 'x-interaction'

/** A relay between Pact's verifier and a host that checks what Pact cannot. */
export interface Inspection {
  /** Addresses of the relay for the host and its state hook. */
  url: string
  states: string
  /** The problems of an interaction's answer, or the reason why there was no answer; empty if it passed. */
  issuesOf: (description: string) => readonly string[]
  close: () => void
}

interface SetUp {
  state: string
  params: Readonly<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
}

/**
 * Starts the relays.
 *
 * @param origin the app's origin, which a browser would send
 */
export async function startInspection(url: string, states: string, origin: string): Promise<Inspection> {
  const issues = new Map<string, readonly string[]>()
  /** The HTTP status with which the state hook refused a state, by state. */
  const refusals = new Map<string, number>()
  let setUps: SetUp[] = []
  const hook = await startRelay(states, {
    onExchange: (exchange) => {
      const { action, setUp } = setUpIn(exchange)
      const isRefused = action === 'setup' && exchange.status >= 400
      if (isRefused) refusals.set(setUp.state, exchange.status)
      // The verifier sends no teardown after a refused setup, but continues with the next interaction.
      setUps = action === 'setup' && !isRefused ? [...setUps, setUp] : []
      return { ...exchange, status: nonRetryableStatus(exchange.status), body: withOrigin(exchange.body, origin) }
    },
  })
  const host = await startRelay(url, {
    changeRequest: ({ path, headers: { [interactionHeader]: _mark, ...headers } }) => ({
      path,
      headers: { ...headers, origin },
    }),
    onExchange: (exchange) => {
      const description = String(exchange.request.headers[interactionHeader])
      const values = Object.assign({}, ...setUps.map((each) => each.values)) as SetUp['values']
      const seen = [...answerIssuesOf(description, exchange, values), ...corsIssues(exchange.headers, origin)]
      issues.set(description, [...setUps.flatMap((each) => tokenIssuesOf(each, values)), ...seen])
    },
  })
  return {
    url: host.origin + new URL(url).pathname,
    states: hook.origin + pathOf(states),
    issuesOf: (description) => issues.get(description) ?? unansweredIssues(description, refusals),
    close: () => [host, hook].forEach((relay) => relay.close()),
  }
}

/**
 * Turns a status of 500 or more into 400. The verifier retries 5xx for two minutes, but an unsupported state never
 * succeeds.
 */
function nonRetryableStatus(status: number): number {
  return status >= 500 ? 400 : status
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function setUpIn({ request, body }: Exchange): { action: unknown; setUp: SetUp } {
  const { action, state = '', params = {} } = jsonIn(request.body) as Partial<SetUp> & { action?: unknown }
  return { action, setUp: { state, params, values: jsonIn(body) } }
}

function jsonIn(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body.toString())) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Adds the app's origin to the hook's answer, for return addresses, unless the hook names one. */
function withOrigin(body: Buffer, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ appOrigin: origin, ...jsonIn(body) }))
}

/**
 * Issues of a state's access token, which must be for the state's account (A§3).
 *
 * @param ids the host's own ids
 */
function tokenIssuesOf({ state, params, values }: SetUp, ids: SetUp['values']): string[] {
  const fact: State | undefined = catalogue[state as StateName]
  if (!fact?.returns.includes('accessToken')) return []
  const isGuest = state === 'a guest' || (fact.seenBy === 'guest' && !params['accountId'])
  const name = params['accountId']
  const account = isGuest ? '' : (ids[String(name)] ?? name)
  return tokenIssues(`accessToken of \`${state}\``, values['accessToken'], account as string | undefined)
}

/** Explains why an interaction was not sent: names the refused state, which the verifier's report does not contain. */
function unansweredIssues(description: string, refusals: ReadonlyMap<string, number>): string[] {
  const example = caseOfDescription(description)?.example
  const refused = (example ? statesOfCase(example) : []).flatMap(({ name }) => {
    const status = refusals.get(name)
    return status === undefined ? [] : [`the state hook answers \`${name}\` with ${status}`]
  })
  return refused.length > 0
    ? refused
    : ['no answer of the host was seen: does it answer while other connections stay open?']
}

function answerIssuesOf(description: string, { status, body }: Exchange, values: SetUp['values']): string[] {
  const named = caseOfDescription(description)
  if (!named) return []
  const { endpoint, cases } = named.call
  return answerIssues(endpoint, named.example, status, body.toString(), values, cases.full)
}

/**
 * The endpoint and case for an interaction's description, such as `gacha.drawGacha: NotEnoughCoin`; undefined for
 * another text.
 */
export function caseOfDescription(description: string): { call: CallCases; example: Case } | undefined {
  const [name, caseName = ''] = description.split(': ')
  const call = calls.find((each) => each.name === name)
  const example = call?.cases[caseName]
  return call && example && { call, example }
}

/**
 * Sends the preflight for an endpoint as a browser does. Resolves with the reasons why the request would be blocked.
 */
export async function sendPreflight({ endpoint }: CallCases, url: string, origin: string): Promise<string[]> {
  const path = endpoint.path.replace(/\{\w+\}/g, 'any').slice(1)
  const { status, headers } = await fetch(new URL(path, withTrailingSlash(url)), {
    method: 'OPTIONS',
    headers: preflightOf(endpoint, origin),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  return preflightIssues(endpoint, origin, status, headers)
}
