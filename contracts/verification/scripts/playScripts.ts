import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import axios, { isAxiosError, type AxiosInstance } from 'axios'
import { createClient, UnreadableAnswer, type Call } from '../../client.ts'
import { exampleDeviceHeaders } from '../../deviceHeaders.ts'
import { hosts, type Host } from '../../hosts.ts'
import type { State } from '../../states/state.ts'
import { state, states as catalogue, type StateName, type StateUse } from '../../states.ts'
import type { InteractionResult } from '../interactionResult.ts'
import { Patience } from '../patience.ts'
import { callHook, HookFailure, type HookAction } from '../stateHook.ts'
import { withTrailingSlash } from '../withTrailingSlash.ts'
import { accountScripts } from './account.scripts.ts'
import { bearerScripts } from './bearer.scripts.ts'
import { coinScripts } from './coin.scripts.ts'
import { mediaScripts } from './extra/media.scripts.ts'
import { signallingScripts } from './extra/signalling.scripts.ts'
import { streamScripts } from './extra/stream.scripts.ts'
import { webhookScripts } from './extra/webhook.scripts.ts'
import { lifetimeScripts } from './lifetime.scripts.ts'
import { limitScripts } from './limit.scripts.ts'
import { loginScripts } from './login.scripts.ts'
import { otherSessionScripts } from './otherSession.scripts.ts'
import { ownerScripts } from './owner.scripts.ts'
import { passwordScripts } from './password.scripts.ts'
import { readBackScripts } from './readBack.ts'
import { bodyText, RequestLog } from './requestLog.ts'
import { NotTried, ScriptFailure, scriptTitle, type ExtraPart, type Script, type ScriptContext } from './script.ts'
import { sessionScripts } from './session.scripts.ts'
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

interface PlayOptions {
  /** Regular expression for the titles of the scripts to run. Default: all. */
  only?: string | undefined
  /** Runs only scripts that prove requirements of the specification, without those that prove our own decisions. */
  core?: boolean | undefined
  /** Maximum number of requests that are sent to find a rate limit; 0 skips the scripts about limits. Default: 300. */
  limitCalls?: number | undefined
  /** The timeout of each request. Default: 30 seconds. */
  patience?: Patience
  /** The parts outside the pacts to verify, too. Default: none. */
  also?: readonly ExtraPart[] | undefined
}

/** Runs the scripts of a host one after the other, because their states use the same ids. */
export async function playScripts(
  host: Host,
  url: string,
  states: string,
  { only = '', core = false, limitCalls = defaultLimitCalls, also = [], patience = new Patience() }: PlayOptions,
): Promise<InteractionResult[]> {
  const played: InteractionResult[] = []
  const isWanted = (script: Script) =>
    script.host === host &&
    new RegExp(only).test(scriptTitle(script)) &&
    (script.part ? also.includes(script.part) : !core || isCore(script)) &&
    (limitCalls > 0 || !limitScripts.includes(script))
  for (const script of scripts.filter(isWanted)) {
    played.push(await play(script, { url, states, limitCalls, core, patience }))
  }
  return played
}

const isCore = ({ proves }: Script) => proves.some((id) => !/^[XQ]/.test(id))

interface Stage extends Pick<ScriptContext, 'limitCalls' | 'core'> {
  url: string
  states: string
  patience: Patience
}

async function play(script: Script, { url, states, patience, ...options }: Stage): Promise<InteractionResult> {
  const description = scriptTitle(script)
  const hook = (action: HookAction, use: StateUse) => callHook(states, action, use, patience)
  const given: StateUse[] = []
  const values: Record<string, unknown> = {}
  const log = new RequestLog(patience)
  const stage: ScriptContext = {
    ...options,
    async given(name, params) {
      const use = state(name, params)
      // A state that the hook has failed to set up may exist in part.
      if (!isOptional(name)) given.push(use)
      const data = await hook('setup', use).catch((error: unknown) => {
        if (isOptional(name) && isRefusal(error)) throw new NotTried(`the state hook does not offer \`${name}\``)
        throw error
      })
      if (isOptional(name)) {
        given.push(use)
        requireReturns(name, data)
      }
      Object.assign(values, data)
      return { ...(withIdsOf(values, use.params) as object), ...data } as never
    },
    as(token) {
      const call = clientOf(url, token, log)
      return (endpoint, request, options) => call(endpoint, withIdsOf(values, request) as typeof request, options)
    },
    send(address, init) {
      const isPath = address.startsWith('/')
      return fetch(isPath ? withTrailingSlash(url) + withIdsInPath(values, address).slice(1) : address, init)
    },
  }
  const failed = (error: unknown): InteractionResult => {
    if (error instanceof NotTried) return { description, passed: true, mismatches: [], notTried: error.message }
    const failure = error instanceof HookFailure ? error.failure : log.failure(script.name, error)
    return { description, passed: false, mismatches: [sentenceOf(error)], ...(failure && { failure }) }
  }
  let result = await script.play(stage).then(() => ({ description, passed: true, mismatches: [] }), failed)
  for (const use of given.toReversed()) {
    await hook('teardown', use).catch((error: unknown) => (result = result.passed ? failed(error) : result))
  }
  return result
}

const isOptional = (name: StateName) => (catalogue[name] as State).isOptional ?? false

/** @throws {NotTried} if the hook's answer lacks a value of an optional state */
function requireReturns(name: StateName, data: object): void {
  const missing = catalogue[name].returns.filter((value) => !(data as Record<string, unknown>)[value])
  if (missing.length > 0) throw new NotTried(`the state hook answers \`${name}\` without ${missing.join(', ')}`)
}

/** Whether a hook has answered that it does not know a state. Hooks also use 5xx for it (Unimplemented). */
const isRefusal = (error: unknown) => error instanceof HookFailure && error.failure.received !== undefined

/** Replaces the pacts' ids in the segments and the query values of a path. */
const withIdsInPath = (values: Readonly<Record<string, unknown>>, path: string) =>
  path.replace(/[^/?&=]+/g, (part) => String(withIdsOf(values, part)))

/** Replaces the pacts' ids in a value by the host's own ids, which the state hook returned. */
function withIdsOf(values: Readonly<Record<string, unknown>>, own: unknown): unknown {
  if (typeof own === 'string') {
    const value = values[own.replace(/^\$\{(.*)\}$/, '$1')]
    return typeof value === 'string' ? value : own
  }
  if (Array.isArray(own)) return own.map((each) => withIdsOf(values, each))
  if (typeof own !== 'object' || own === null || own instanceof File) return own
  return Object.fromEntries(Object.entries(own).map(([key, each]) => [key, withIdsOf(values, each)]))
}

/**
 * How scripts connect. Each request has its own connection: a host may close an idle one at the moment at which it is
 * used again, which would look like a fault of the host.
 */
const connection = {
  adapter: 'http',
  httpAgent: new Agent({ keepAlive: false }),
  httpsAgent: new SecureAgent({ keepAlive: false }),
} as const

function clientOf(baseURL: string, token: string, log: RequestLog): Call {
  const headers = { ...exampleDeviceHeaders, Authorization: `Bearer ${token}` }
  const instance = axios.create({ baseURL, ...connection, headers, maxRedirects: 0 })
  log.watch(instance)
  return createClient(Object.fromEntries(hosts.map((host) => [host, instance])) as Record<Host, AxiosInstance>)
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
