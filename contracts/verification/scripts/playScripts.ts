import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import axios, { isAxiosError, type AxiosInstance } from 'axios'
import { createClient, UnreadableAnswer, type Call } from '../../client.ts'
import { exampleDeviceHeaders } from '../../deviceHeaders.ts'
import type { Endpoint } from '../../endpoint.ts'
import { hosts, type Host } from '../../hosts.ts'
import { appOrigin } from '../../pacts.ts'
import type { State } from '../../states/state.ts'
import { state, states as catalogue, type StateName, type StateUse } from '../../states.ts'
import { jsonValueIn } from '../bodyCauses.ts'
import { unreadIssues } from '../fieldIssues.ts'
import type { InteractionResult } from '../interactionResult.ts'
import { Patience } from '../patience.ts'
import { callHook, HookFailure, type HookAction } from '../stateHook.ts'
import { withTrailingSlash } from '../withTrailingSlash.ts'
import { accountScripts } from './account.scripts.ts'
import { amountScripts } from './amount.scripts.ts'
import { bearerScripts } from './bearer.scripts.ts'
import { coinScripts } from './coin.scripts.ts'
import { dayScripts } from './day.scripts.ts'
import { mediaScripts } from './extra/media.scripts.ts'
import { signallingScripts } from './extra/signalling.scripts.ts'
import { streamScripts } from './extra/stream.scripts.ts'
import { webhookScripts } from './extra/webhook.scripts.ts'
import { keyScripts } from './key.scripts.ts'
import { lifetimeScripts } from './lifetime.scripts.ts'
import { limitScripts } from './limit.scripts.ts'
import { loginScripts } from './login.scripts.ts'
import { orderScripts } from './order.scripts.ts'
import { otherSessionScripts } from './otherSession.scripts.ts'
import { ownerScripts } from './owner.scripts.ts'
import { pageScripts } from './page.scripts.ts'
import { passwordScripts } from './password.scripts.ts'
import { readBackScripts } from './readBack.ts'
import { rentalScripts } from './rental.scripts.ts'
import { bodyText, RequestLog } from './requestLog.ts'
import {
  assertHolds,
  NotTried,
  ScriptFailure,
  scriptTitle,
  type ExtraPart,
  type Script,
  type ScriptContext,
} from './script.ts'
import { sessionScripts } from './session.scripts.ts'
import { spendingScripts } from './spending.scripts.ts'
import { textScripts } from './text.scripts.ts'
import { writeScripts } from './write.scripts.ts'

/** All scripts, in the order in which they run. */
export const scripts: readonly Script[] = [
  ...sessionScripts,
  ...otherSessionScripts,
  ...bearerScripts,
  ...loginScripts,
  ...passwordScripts,
  ...lifetimeScripts,
  ...accountScripts,
  ...textScripts,
  ...coinScripts,
  ...keyScripts,
  ...amountScripts,
  ...pageScripts,
  ...orderScripts,
  ...spendingScripts,
  ...dayScripts,
  ...rentalScripts,
  ...ownerScripts,
  ...writeScripts,
  ...readBackScripts,
  ...limitScripts,
  ...streamScripts,
  ...mediaScripts,
  ...signallingScripts,
  ...webhookScripts,
]

/** Default of `limitCalls`: far more requests than any host should accept from one member at once. */
export const defaultLimitCalls = 300

/** The addresses of a host and of its state hook. */
export interface HostPlace {
  url: string
  states: string
}

interface PlayOptions {
  /** A regular expression: only scripts whose title matches run. Default: all scripts. */
  only?: string | undefined
  /**
   * Whether only scripts that prove requirements of the specification run, without those about decisions of the
   * product.
   */
  core?: boolean | undefined
  /** Maximum number of requests that are sent to find a rate limit; 0 skips the scripts about limits. Default: 300. */
  limitCalls?: number | undefined
  /** Parts outside the pacts that are also verified. Default: none. */
  also?: readonly ExtraPart[] | undefined
  /** Further instances of the host, for scripts that call no other host. Default: none. */
  beside?: readonly HostPlace[]
  /** The timeout of each request. Default: 30 seconds. */
  patience?: Patience
  /** Optional states that the hook cannot set up; scripts that need one are left out. Default: none. */
  without?: readonly string[] | undefined
  /** Origin of the app's pages, for return URLs. Default: the app of `npm start`. */
  origin?: string | undefined
}

/** The results of the scripts of a host. */
export interface PlayedScripts {
  played: InteractionResult[]
  /** The scripts that could not run, with the reason as the only mismatch. */
  leftOut: InteractionResult[]
}

/**
 * Runs the scripts of a host on its instances, which share the work. Each instance runs one script after the other,
 * because the states of the scripts use the same ids.
 *
 * @param places the addresses of the known hosts; scripts that call another host are left out
 */
export async function playScripts(
  host: Host,
  places: Readonly<Partial<Record<Host, HostPlace>>>,
  options: PlayOptions,
): Promise<PlayedScripts> {
  const { only = '', core = false, limitCalls = defaultLimitCalls, also = [], without = [] } = options
  const { origin = appOrigin, beside = [], patience = new Patience() } = options
  const isWanted = (script: Script) =>
    script.host === host &&
    new RegExp(only).test(scriptTitle(script)) &&
    (script.part ? also.includes(script.part) : !core || isCore(script)) &&
    (limitCalls > 0 || !limitScripts.includes(script))
  const settings = { only, limitCalls, core, without, origin, patience }
  const waiting = scripts.filter(isWanted)
  const order = [...waiting]
  const results: Results = { played: new Map(), leftOut: new Map() }
  await Promise.all([
    playOn(places, waiting, () => true, settings, results),
    // The further instances of a host run only scripts that call no other host, because only the first instances of all
    // hosts belong together.
    ...beside.map((place) =>
      playOn({ [host]: place }, waiting, ({ otherHosts = [] }) => otherHosts.length === 0, settings, results),
    ),
  ])
  const inOrder = (of: ReadonlyMap<Script, InteractionResult>) => order.flatMap((script) => of.get(script) ?? [])
  return { played: inOrder(results.played), leftOut: inOrder(results.leftOut) }
}

interface Results {
  played: Map<Script, InteractionResult>
  leftOut: Map<Script, InteractionResult>
}

/** Takes one waiting script after the other and runs it on an instance. */
async function playOn(
  places: Readonly<Partial<Record<Host, HostPlace>>>,
  waiting: Script[],
  isSuitable: (script: Script) => boolean,
  settings: PlaySettings,
  { played, leftOut }: Results,
): Promise<void> {
  for (let at = waiting.findIndex(isSuitable); at >= 0; at = waiting.findIndex(isSuitable)) {
    const [script] = waiting.splice(at, 1)
    if (!script) return
    const description = scriptTitle(script)
    try {
      played.set(script, { description, ...(await play(script, placesOf(script, places), settings)) })
    } catch (error) {
      if (!(error instanceof NotTried)) throw error
      leftOut.set(script, { description, passed: false, mismatches: [error.message] })
    }
  }
}

const isCore = ({ needsOurEndpoints = false, proves }: Script) =>
  !needsOurEndpoints && proves.some((id) => !/^[XQ]/.test(id))

type Places = ReadonlyMap<Host, HostPlace>

/**
 * Returns the addresses of the hosts that a script calls.
 *
 * @throws {NotTried} if one of the addresses is not known
 */
function placesOf({ host, otherHosts = [] }: Script, known: Readonly<Partial<Record<Host, HostPlace>>>): Places {
  // The user host comes last, because the tokens of the last host count.
  const needed = hosts
    .toSorted((a, b) => Number(a === 'user') - Number(b === 'user'))
    .filter((each) => [host, ...otherHosts].includes(each))
  const missing = needed.filter((each) => !known[each])
  if (missing.length > 0) throw new NotTried(`it needs ${missing.map((each) => `--${each}`).join(' and ')}`)
  return new Map(needed.flatMap((each) => (known[each] ? [[each, known[each]]] : [])))
}

interface PlaySettings extends Pick<ScriptContext, 'only' | 'limitCalls' | 'core'> {
  without: readonly string[]
  origin: string
  patience: Patience
}

type Outcome = Omit<InteractionResult, 'description'>

/**
 * Runs one script and resolves with its result.
 *
 * @throws {NotTried} if the script cannot run at this host
 */
async function play(script: Script, places: Places, settings: PlaySettings): Promise<Outcome> {
  const { without, origin, patience, ...options } = settings
  const hooks = new Set([...places.values()].map(({ states }) => states))
  const post = async (action: HookAction, use: StateUse) => {
    const answers: object[] = []
    for (const hook of hooks) answers.push(await callHook(hook, action, use, patience))
    return Object.assign({}, ...answers) as object
  }
  const given: StateUse[] = []
  const values: Record<string, unknown> = { appOrigin: origin }
  const log = new RequestLog(patience)
  const stage: ScriptContext = {
    ...options,
    async given(name, params) {
      if (without.includes(name)) throw new NotTried(`it needs the state '${name}'`)
      const use = state(name, params)
      given.push(use)
      const data = await post('setup', use).catch((error: unknown) => {
        const status = error instanceof HookFailure && isOptional(name) && error.failure.received?.status
        throw status ? new ScriptFailure(withoutHint(name, `answers it with ${status}`)) : error
      })
      const missing = catalogue[name].returns.find((value) => !Object.hasOwn(data, value))
      assertHolds(!isOptional(name) || missing === undefined, withoutHint(name, `answers it without ${missing}`))
      Object.assign(values, data)
      return { ...(withIdsOf(values, use.params) as object), ...data } as never
    },
    as(token) {
      const call = clientOf(places, token, log)
      return (endpoint, request, options) =>
        call(endpoint, withIdsOf(values, request) as typeof request, options).catch((error: unknown) => {
          throw error instanceof UnreadableAnswer ? withReasons(error, endpoint, log.lastBody) : error
        })
    },
    send(address, init) {
      const url = places.get(script.host)?.url ?? ''
      const isPath = address.startsWith('/')
      return fetch(isPath ? withTrailingSlash(url) + withIdsInPath(values, address).slice(1) : address, init)
    },
  }
  const failed = (error: unknown): Outcome => {
    const failure = error instanceof HookFailure ? error.failure : log.failure(script.name, error)
    return { passed: false, mismatches: [sentenceOf(error)], ...(failure && { failure }) }
  }
  let result = await script.play(stage).then(
    (): Outcome => ({ passed: true, mismatches: [] }),
    (error: unknown) => (error instanceof NotTried ? error : failed(error)),
  )
  for (const use of given.toReversed()) {
    await post('teardown', use).catch((error: unknown) => {
      if (result instanceof NotTried || result.passed) result = failed(error)
    })
  }
  if (result instanceof NotTried) throw result
  return result
}

const isOptional = (name: StateName) => (catalogue[name] as State).isOptional ?? false

const withoutHint = (name: StateName, problem: string) =>
  `it needs the optional state '${name}', and the state hook ${problem}; --without '${name}' leaves such scripts out`

/** Replaces the ids of the pacts in the segments and the query values of a path by those of the host. */
const withIdsInPath = (values: Readonly<Record<string, unknown>>, path: string) =>
  path.replace(/[^/?&=]+/g, (part) => String(withIdsOf(values, part)))

/**
 * Replaces the ids of the pacts in a value by the host's own ids, which the state hook returned, and the app's origin.
 */
function withIdsOf(values: Readonly<Record<string, unknown>>, own: unknown): unknown {
  if (typeof own === 'string') {
    const value = values[own.replace(/^\$\{(.*)\}$/, '$1')]
    if (typeof value === 'string') return value
    return own.startsWith(appOrigin) ? String(values['appOrigin']) + own.slice(appOrigin.length) : own
  }
  if (Array.isArray(own)) return own.map((each) => withIdsOf(values, each))
  if (typeof own !== 'object' || own === null || own instanceof File) return own
  return Object.fromEntries(Object.entries(own).map(([key, each]) => [key, withIdsOf(values, each)]))
}

/**
 * How scripts connect to a host. Each request has a separate connection, because a host may close an idle connection
 * just when the next request uses it, and this would look like a fault of the host.
 */
const connection = {
  adapter: 'http',
  httpAgent: new Agent({ keepAlive: false }),
  httpsAgent: new SecureAgent({ keepAlive: false }),
} as const

function clientOf(places: Places, token: string, log: RequestLog): Call {
  const headers = { ...exampleDeviceHeaders, Authorization: `Bearer ${token}` }
  const instances = hosts.map((host) => {
    const baseURL = places.get(host)?.url
    const instance = axios.create({
      ...(baseURL !== undefined && { baseURL }),
      ...connection,
      headers,
      maxRedirects: 0,
    })
    log.watch(instance)
    return [host, instance]
  })
  return createClient(Object.fromEntries(instances) as Record<Host, AxiosInstance>)
}

/** The number of fields that are described if an answer cannot be read. */
const maxReasons = 3

/** Replaces the client's short description of an unreadable answer by one with the expected and received values. */
function withReasons(error: UnreadableAnswer, endpoint: Endpoint, body: string): UnreadableAnswer {
  const issues = unreadIssues(endpoint.response, jsonValueIn(body))
  const reasons = issues.slice(0, maxReasons).join('; ')
  if (issues.length === 0) return error
  const rest = issues.length > maxReasons ? `; and ${issues.length - maxReasons} more` : ''
  error.message = `the answer of ${endpoint.method} ${endpoint.path} cannot be read: ${reasons}${rest}`
  return error
}

function sentenceOf(error: unknown): string {
  if (error instanceof ScriptFailure || error instanceof UnreadableAnswer || error instanceof HookFailure) {
    return error.message
  }
  if (!isAxiosError(error)) return `the script cannot go on with this answer: ${String(error)}`
  const { method = '', url = '' } = error.config ?? {}
  const answer = error.response ? `${error.response.status} ${bodyText(error.response.data)}` : error.message
  return `${method.toUpperCase()} ${url}: ${answer}`
}
