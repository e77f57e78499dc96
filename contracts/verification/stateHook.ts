import { allIds } from '../ids.ts'
import { states as catalogue, type StateName, type StateUse } from '../states.ts'
import type { State } from '../states/state.ts'
import { causeOfAnswer, causeOfSilence } from './causes.ts'
import { failedRequest, receivedAnswer, type FailedRequest } from './failedRequest.ts'
import type { Patience } from './patience.ts'
import { sendRequest, type Answer } from './sendRequest.ts'

/** The actions that the verifier requests from a state hook. */
export type HookAction = 'setup' | 'teardown'

/** The content of a request to a state hook. */
export interface HookRequest {
  path: string
  body: Buffer | string
  action: unknown
  state: string
}

/** The error of {@link callHook}. Its message describes the answer. */
export class HookFailure extends Error {
  override name = 'HookFailure'
  readonly failure: FailedRequest

  constructor(state: string, failure: FailedRequest) {
    super(hookAnswerSentence(state, failure))
    this.failure = failure
  }
}

/** Returns a sentence about the hook's answer: `the state hook answers \`a member\` with 404`. */
export const hookAnswerSentence = (state: string, { received }: FailedRequest) =>
  received
    ? `the state hook answers ${named(state)} with ${received.status}`
    : `the state hook does not answer ${named(state)}`

/** A state's name in a sentence. For interactions without states, the verifier sends an empty name. */
const named = (state: string) => (state === '' ? 'the empty state ""' : `\`${state}\``)

/**
 * Sets up a provider state, or tears it down.
 *
 * @returns the values that the state hook answered
 * @throws {HookFailure} if the hook refused the state, did not answer, or answered something other than JSON
 */
export async function callHook(
  url: string,
  action: HookAction,
  { name, params }: StateUse,
  patience: Patience,
): Promise<Readonly<Record<string, unknown>>> {
  const body = JSON.stringify({ action, state: name, params })
  const { pathname, search } = new URL(url)
  const request = { path: pathname + search, body, action, state: name }
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const answer = await sendRequest(url, { method: 'POST', headers, body, patience }).catch((error: unknown) => {
    throw new HookFailure(name, hookSilence(request, error))
  })
  const failure = hookFailure(request, answer)
  if (failure) throw new HookFailure(name, failure)
  return objectIn(answer.body) ?? {}
}

/** Explains why the verification cannot continue after an answer of the state hook; undefined if it can. */
export function hookFailure(request: HookRequest, answer: Answer): FailedRequest | undefined {
  const { status, headers, body } = answer
  const isDone = status >= 200 && status < 300
  if (isDone && (request.action !== 'setup' || isUsable(request.state, answer))) return undefined
  return {
    ...failedRequest({ method: 'POST', ...request }, expectationOf(request)),
    received: receivedAnswer(status, headers, body),
    cause: isDone || isGeneral(request.state, status) ? causeOf(request, answer) : causeOfRefusedState(request, status),
  }
}

/** Describes a request to the state hook that got no answer. */
export const hookSilence = (request: HookRequest, error: unknown): FailedRequest => ({
  ...failedRequest({ method: 'POST', ...request }, expectationOf(request)),
  cause: causeOfSilence('state hook', error),
})

const expectationOf = ({ action, state }: HookRequest) => {
  const names = action === 'setup' ? returnedBy(state) : []
  return `200, application/json: an object${names.length > 0 ? ` with ${names.join(', ')}` : ''}`
}

const returnedBy = (state: string) => (catalogue[state as StateName] as State | undefined)?.returns ?? []

/** Whether the values in the hook's answer can be read. For a state that returns no values, the body may be empty. */
function isUsable(state: string, answer: Answer): boolean {
  if (answer.body.length === 0) return returnedBy(state).length === 0
  const values = objectIn(answer.body)
  return causeOfAnswer('state hook', answer.status, answer) === undefined && !!values && !nameOfWrongValue(values)
}

/** The ids of the pacts, which a hook may replace by its own. */
export const pactIds: ReadonlySet<string> = new Set(allIds())

/**
 * The name of the first returned token or id that is not a text and therefore cannot be put into a request; undefined
 * if there is none.
 */
const nameOfWrongValue = (values: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(values).find(
    (name) => (name.endsWith('Token') || pactIds.has(name)) && typeof (values[name] ?? '') !== 'string',
  )

/**
 * Whether the status concerns the server as a whole, and not the state. Every hook supports the state `a guest`, so if
 * it refuses this state, there is no hook at the address.
 */
const isGeneral = (state: string, status: number) => status < 400 || status >= 500 || state === 'a guest'

function causeOf(request: HookRequest, answer: Answer): string {
  const { state } = request
  const cause = causeOfAnswer('state hook', 200, answer)
  const values = objectIn(answer.body)
  const wrong = values && nameOfWrongValue(values)
  if (!cause && answer.status >= 400) return causeOfRefusedState(request, answer.status)
  if (!cause && wrong !== undefined) {
    return `The state hook returns \`${wrong}\` as ${JSON.stringify(values?.[wrong])}, which is no text. Return tokens and ids as strings.`
  }
  if (answer.status >= 500) {
    return `${cause} If the hook does not know ${named(state)}, it must answer 4xx, because pact-verifier repeats a request for two minutes after 5xx.`
  }
  return (
    cause ??
    `The state hook answers no JSON object to ${named(state)}. Answer \`{}\`, or the values that states.md lists.`
  )
}

const causeOfRefusedState = ({ state, action }: HookRequest, status: number) =>
  action === 'teardown'
    ? `The state hook refuses to tear ${named(state)} down (${status}). Answer 200 with \`{}\` if there is nothing to restore.`
    : `The state hook refuses ${named(state)} (${status}): it does not know the state or cannot store its parameters. states.md describes it.`

function objectIn(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(body.toString()) as unknown
    return typeof value === 'object' && value && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}
