import { statesOfCase, type Case } from '../case.ts'
import { calls, type CallCases } from '../cases.ts'
import type { State } from '../states/state.ts'
import { states as catalogue, type StateName } from '../states.ts'
import { tokenIssues } from './accessToken.ts'
import { answerIssues } from './answerCheck.ts'
import { corsIssues, preflightIssues, preflightOf } from './cors.ts'
import { startRelay, type Exchange } from './relay.ts'

/** The header by which the relay knows an interaction; the host does not see it. */
export const interactionHeader = 'x-interaction'

/** Stands between Pact's verifier and a host, and sees what Pact cannot. */
export interface Inspection {
  /** Where the verifier finds the host and its state hook. */
  url: string
  states: string
  /** What is wrong with the answer of an interaction, or why none was seen. */
  issuesOf: (description: string) => readonly string[]
  close: () => void
}

interface SetUp {
  state: string
  params: Readonly<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
}

/** @param origin the page that a browser would say it asks from */
export async function inspect(url: string, states: string, origin: string): Promise<Inspection> {
  const issues = new Map<string, readonly string[]>()
  /** What the hook answered with instead of setting up, by state. */
  const refusals = new Map<string, number>()
  let given: SetUp[] = []
  const hook = await startRelay(states, {
    give: (exchange) => {
      const { action, setUp } = setUpIn(exchange)
      const isRefused = action === 'setup' && exchange.status >= 400
      if (isRefused) refusals.set(setUp.state, exchange.status)
      // After a refusal the verifier goes on with the next interaction, without a teardown.
      given = action === 'setup' && !isRefused ? [...given, setUp] : []
      return { ...exchange, status: nonRetryableStatus(exchange.status), body: withOrigin(exchange.body, origin) }
    },
  })
  const host = await startRelay(url, {
    send: ({ path, headers: { [interactionHeader]: _mark, ...headers } }) => ({
      path,
      headers: { ...headers, origin },
    }),
    give: (exchange) => {
      const description = String(exchange.request.headers[interactionHeader])
      const values = Object.assign({}, ...given.map((each) => each.values)) as SetUp['values']
      const seen = [...answerIssuesOf(description, exchange, values), ...corsIssues(exchange.headers, origin)]
      issues.set(description, [...given.flatMap((each) => tokenIssuesOf(each, values)), ...seen])
    },
  })
  return {
    url: host.origin + new URL(url).pathname,
    states: hook.origin + pathOf(states),
    issuesOf: (description) => issues.get(description) ?? unansweredIssues(description, refusals),
    close: () => [host, hook].forEach((relay) => relay.close()),
  }
}

/** The verifier asks a hook that answers 5xx again, for two minutes. A hook that does not know a state never will. */
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

/** Where the app's pages are, for addresses that a host sends somebody back to; a hook may say another one. */
function withOrigin(body: Buffer, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ appOrigin: origin, ...jsonIn(body) }))
}

/**
 * The token that a state answered with is for the account that the state is about (A§3).
 *
 * @param ids what the host calls it
 */
function tokenIssuesOf({ state, params, values }: SetUp, ids: SetUp['values']): string[] {
  const fact: State | undefined = catalogue[state as StateName]
  if (!fact?.returns.includes('accessToken')) return []
  const isGuest = state === 'a guest' || (fact.seenBy === 'guest' && !params['accountId'])
  const name = params['accountId']
  const account = isGuest ? '' : (ids[String(name)] ?? name)
  return tokenIssues(`accessToken of \`${state}\``, values['accessToken'], account as string | undefined)
}

/** Without its states an interaction is never asked, and the verifier does not say which one is missing. */
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
  return named ? answerIssues(named.call.endpoint, named.example, status, body.toString(), values) : []
}

/** The call and its case, by the description of an interaction: `gacha.drawGacha: NotEnoughCoin`. */
export function caseOfDescription(description: string): { call: CallCases; example: Case } | undefined {
  const [name, caseName = ''] = description.split(': ')
  const call = calls.find((each) => each.name === name)
  const example = call?.cases[caseName]
  return call && example && { call, example }
}

/** An address that paths are put behind. */
export const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

/** Asks like a browser whether the app may make this call; in words why it may not. */
export async function preflight({ endpoint }: CallCases, url: string, origin: string): Promise<string[]> {
  const path = endpoint.path.replace(/\{\w+\}/g, 'any').slice(1)
  const { status, headers } = await fetch(new URL(path, withSlash(url)), {
    method: 'OPTIONS',
    headers: preflightOf(endpoint, origin),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  return preflightIssues(endpoint, origin, status, headers)
}
