import { isUtf8 } from 'node:buffer'
import { bodyOfCase, statesOfCase, statusOfCase, type Case } from '../case.ts'
import { calls, type CallCases } from '../cases.ts'
import type { State } from '../states/state.ts'
import { states as catalogue, type StateName } from '../states.ts'
import { tokenIssues } from './accessToken.ts'
import { answerIssues } from './answerCheck.ts'
import { causeOfAnswer, causeOfSilence } from './causes.ts'
import { corsIssues } from './cors.ts'
import { expectationOf, failedRequest, receivedAnswer, type FailedRequest } from './failedRequest.ts'
import type { Patience } from './patience.ts'
import { startRelay, type Exchange, type RelayedRequest, type ReturnedAnswer } from './relay.ts'
import { hookFailure, hookSilence, pactIds, hookAnswerSentence, type HookRequest } from './stateHook.ts'

/**
 * Header that identifies an interaction to the relay. The relay removes it before it forwards the request to the host.
 */
export const interactionHeader = 'x-interaction'

/** A relay between Pact's verifier and a host that checks what Pact cannot. */
export interface Inspection {
  /** Addresses of the relay for the host and its state hook. */
  url: string
  states: string
  /**
   * Returns the problems of an interaction's answer, or the reason why there was no answer; empty if the answer is
   * right.
   */
  issuesOf: (description: string) => readonly string[]
  /** Returns the request, to the host or to its state hook, that explains best why an interaction failed. */
  failureOf: (description: string) => FailedRequest | undefined
  close: () => void
}

interface SetUp {
  state: string
  params: Readonly<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
}

/** The observed answer to one interaction. */
interface Observation {
  issues: readonly string[]
  /** The request and its answer, for a report about a failure. */
  failure: FailedRequest
}

/**
 * Starts a relay for the host and one for its state hook.
 *
 * @param origin the origin of the app, which a browser would send
 */
export async function startInspection(
  url: string,
  states: string,
  origin: string,
  patience: Patience,
): Promise<Inspection> {
  const observations = new Map<string, Observation>()
  /** The requests with which the state hook refused a state, by state. */
  const refusals = new Map<string, FailedRequest>()
  let setUps: SetUp[] = []
  let current = ''
  const noteTeardown = (issue: string, failure: FailedRequest) => {
    const earlier = observations.get(current)
    const isEarlierWrong = earlier && (earlier.failure.cause || !earlier.failure.received)
    const issues = [...(earlier?.issues ?? []), issue]
    observations.set(current, { issues, failure: isEarlierWrong ? earlier.failure : failure })
  }
  const refuse = ({ action, state }: HookRequest, failure: FailedRequest) => {
    if (action === 'setup') refusals.set(state, failure)
    else noteTeardown(`${hookAnswerSentence(state, failure)} (teardown)`, failure)
    // A refused state is answered with 400, because the verifier repeats a request after 5xx for many minutes, and an
    // unsupported state never succeeds.
    return { status: 400, headers: {}, body: Buffer.from('{}') }
  }
  const hook = await startRelay(states, {
    patience,
    onExchange: (exchange) => {
      const { setUp, ...request } = setUpIn(exchange.request, exchange.body)
      const failure = hookFailure(request, exchange)
      // The verifier sends no teardown after a refused setup, but continues with the next interaction.
      setUps = request.action === 'setup' && !failure ? [...setUps, setUp] : []
      return failure ? refuse(request, failure) : { ...exchange, body: withOrigin(exchange.body, origin) }
    },
    onSilence: (sent, error) => {
      const { setUp: _, ...request } = setUpIn(sent)
      setUps = []
      return refuse(request, hookSilence(request, error))
    },
  })
  const host = await startRelay(url, {
    patience,
    changeRequest: ({ path, headers: { [interactionHeader]: _mark, ...headers } }) => ({
      path,
      headers: { ...headers, origin },
    }),
    onExchange: (exchange) => {
      const description = (current = interactionOf(exchange.request))
      const values = Object.assign({}, ...setUps.map((each) => each.values)) as SetUp['values']
      const refusal = refusalForIgnored(description, exchange)
      const compared = refusal ? description.replace(unknownField, ': full') : description
      const seen = [...answerIssuesOf(compared, exchange, values), ...corsIssues(exchange.headers, origin)]
      const issues = [...setUps.flatMap((each) => tokenIssuesOf(each, values)), ...seen]
      const failure = failureOfAnswer(description, exchange)
      const cause = causeOfMissingValue(setUps, values, exchange) ?? failure.cause
      observations.set(description, { issues, failure: { ...failure, ...(cause && { cause }) } })
      return refusal ?? withoutRedirect(exchange)
    },
    onSilence: (request, error) => {
      const description = (current = interactionOf(request))
      const failure = { ...requestFor(description, request), cause: causeOfSilence('host', error) }
      observations.set(description, { issues: ['the host gives no complete answer'], failure })
    },
  })
  const refusalsOf = (description: string) => {
    const names = statesNamed(description)
    return (names.length > 0 ? names : ['']).filter((state) => refusals.has(state))
  }
  return {
    url: host.origin + new URL(url).pathname,
    states: hook.origin + pathOf(states),
    issuesOf: (description) =>
      observations.get(description)?.issues ?? unansweredIssues(refusalsOf(description), refusals),
    failureOf: (description) =>
      observations.get(description)?.failure ?? refusals.get(refusalsOf(description)[0] ?? ''),
    close: () => [host, hook].forEach((relay) => relay.close()),
  }
}

const interactionOf = ({ headers }: RelayedRequest) => String(headers[interactionHeader])

const unknownField = /: withUnknownField$/

/**
 * Returns the refusal that the pact expects if the host has ignored the undeclared field instead of refusing it. Both
 * are allowed, but a pact can express only one of them (Q460).
 */
function refusalForIgnored(description: string, { status, headers }: Exchange): ReturnedAnswer | undefined {
  const example = unknownField.test(description) ? caseOfDescription(description)?.example : undefined
  if (status !== 200 || !example) return undefined
  const body = Buffer.from(JSON.stringify(bodyOfCase(example)))
  return { status: statusOfCase(example), headers: { ...headers, 'content-type': 'application/json' }, body }
}

/**
 * Removes the Location header, so that the verifier does not follow a redirect: browsers do not follow one after a
 * preflight.
 */
function withoutRedirect({ status, headers: { location: _location, ...headers }, body }: Exchange) {
  return { status, headers, body }
}

function requestFor(description: string, request: RelayedRequest): FailedRequest {
  const example = caseOfDescription(description)?.example
  const failed = failedRequest(request, example ? expectationOf(example) : 'an answer as in the pact')
  const names = statesNamed(description)
  return names.length > 0 ? { ...failed, states: names } : failed
}

function failureOfAnswer(description: string, exchange: Exchange): FailedRequest {
  const { request, status, headers, body } = exchange
  const example = caseOfDescription(description)?.example
  const cause = example && causeOfAnswer('host', statusOfCase(example), exchange)
  return {
    ...requestFor(description, request),
    received: receivedAnswer(status, headers, body),
    ...(cause && { cause }),
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Returns the request to the state hook, and the state that the request set up. */
function setUpIn({ path, body: sent }: RelayedRequest, answer?: Buffer): HookRequest & { setUp: SetUp } {
  const { action, state = '', params = {} } = jsonIn(sent) as Partial<SetUp> & { action?: unknown }
  const values = answer ? jsonIn(answer) : {}
  return { path, body: sent, action, state, setUp: { state, params, values } }
}

function jsonIn(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body.toString())) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Adds the app's origin to the state hook's answer, for return addresses, unless the hook has returned an origin. */
function withOrigin(body: Buffer, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ appOrigin: origin, ...jsonIn(body) }))
}

/**
 * Finds problems of the access token that a state returned: it must belong to the state's account (A§3).
 *
 * @param ids the host's own ids, by the ids in the pact
 */
function tokenIssuesOf({ state, params, values }: SetUp, ids: SetUp['values']): string[] {
  const fact: State | undefined = catalogue[state as StateName]
  if (!fact?.returns.includes('accessToken')) return []
  if (typeof values['accessToken'] !== 'string') return [`the state hook answers \`${state}\` without accessToken`]
  const isGuest = state === 'a guest' || (fact.seenBy === 'guest' && !params['accountId'])
  const name = params['accountId']
  const account = isGuest ? '' : (ids[String(name)] ?? name)
  return tokenIssues(`accessToken of \`${state}\``, values['accessToken'], account as string | undefined)
}

/**
 * Explains a refusal that happens because the state hook has not returned a value of the request: the bearer token, or
 * one of the host's own ids. Undefined if the refusal has another cause.
 */
function causeOfMissingValue(
  setUps: readonly SetUp[],
  values: SetUp['values'],
  { request, status }: Exchange,
): string | undefined {
  const tokenless = setUps.find(returnsToken)
  if (status === 401 && tokenless && typeof values['accessToken'] !== 'string') {
    return `The state hook answers \`${tokenless.state}\` without accessToken, so the request has no valid bearer. Return the tokens of a session that the host accepts.`
  }
  const hasOwnIds = Object.keys(values).some((name) => pactIds.has(name))
  const sent = `${request.path} ${request.body.toString()}`.split(/[^\w-]+/)
  const lacking = sent.find((name) => pactIds.has(name) && !Object.hasOwn(values, name))
  if ((status !== 404 && status !== 400) || !hasOwnIds || lacking === undefined) return undefined
  return `The request has the pact's id \`${lacking}\`, because the state hook returned own ids without one for it. Return one for every id of ids.json.`
}

const returnsToken = ({ state }: SetUp) =>
  (catalogue[state as StateName] as State | undefined)?.returns.includes('accessToken') ?? false

const statesNamed = (description: string): string[] => {
  const example = caseOfDescription(description)?.example
  return (example ? statesOfCase(example) : []).map(({ name }) => name)
}

/**
 * Explains why an interaction was not sent: names the states that the hook refused, which the verifier's report does
 * not contain.
 */
function unansweredIssues(refused: readonly string[], refusals: ReadonlyMap<string, FailedRequest>): string[] {
  const sentences = refused.flatMap((state) => {
    const failure = refusals.get(state)
    return failure ? [hookAnswerSentence(state, failure)] : []
  })
  return sentences.length > 0
    ? sentences
    : ['no answer of the host was seen: does it answer while other connections stay open?']
}

function answerIssuesOf(description: string, { status, body }: Exchange, values: SetUp['values']): string[] {
  const named = caseOfDescription(description)
  if (!isUtf8(body)) return ['the answer is not encoded in UTF-8']
  if (!named) return []
  const { endpoint, cases } = named.call
  return answerIssues(endpoint, named.example, status, body.toString(), values, cases.full)
}

/**
 * Finds the endpoint and the case of an interaction by its description, such as `gacha.drawGacha: NotEnoughCoin`;
 * undefined for another text.
 */
export function caseOfDescription(description: string): { call: CallCases; example: Case } | undefined {
  const [name, caseName = ''] = description.split(': ')
  const call = calls.find((each) => each.name === name)
  const example = call?.cases[caseName]
  return call && example && { call, example }
}
