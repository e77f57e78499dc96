import axios, { isAxiosError, type AxiosInstance } from 'axios'
import { createClient, UnreadableAnswer, type Call } from '../../client.ts'
import { exampleDeviceHeaders } from '../../deviceHeaders.ts'
import { hosts, type Host } from '../../hosts.ts'
import { state, type StateUse } from '../../states.ts'
import type { InteractionResult } from '../interactionResult.ts'
import { accountScripts } from './account.scripts.ts'
import { coinScripts } from './coin.scripts.ts'
import { limitScripts } from './limit.scripts.ts'
import { loginScripts } from './login.scripts.ts'
import { ownerScripts } from './owner.scripts.ts'
import { readBackScripts } from './readBack.ts'
import { Patience } from '../patience.ts'
import { callHook, HookFailure, type HookAction } from '../stateHook.ts'
import { bodyText, RequestLog } from './requestLog.ts'
import { ScriptFailure, scriptTitle, type Script, type ScriptContext } from './script.ts'
import { sessionScripts } from './session.scripts.ts'
import { writeScripts } from './write.scripts.ts'

/** All scripts, in the order in which they run. */
export const scripts: readonly Script[] = [
  ...sessionScripts,
  ...loginScripts,
  ...accountScripts,
  ...coinScripts,
  ...ownerScripts,
  ...writeScripts,
  ...readBackScripts,
  ...limitScripts,
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
}

/** Runs the scripts of a host one after the other, because their states use the same ids. */
export async function playScripts(
  host: Host,
  url: string,
  states: string,
  { only = '', core = false, limitCalls = defaultLimitCalls, patience = new Patience() }: PlayOptions,
): Promise<InteractionResult[]> {
  const played: InteractionResult[] = []
  const isWanted = (script: Script) =>
    script.host === host &&
    new RegExp(only).test(scriptTitle(script)) &&
    (!core || isCore(script)) &&
    (limitCalls > 0 || !limitScripts.includes(script))
  for (const script of scripts.filter(isWanted)) {
    played.push(await play(script, { url, states, limitCalls, patience }))
  }
  return played
}

const isCore = ({ proves }: Script) => proves.some((id) => !/^[XQ]/.test(id))

interface Stage {
  url: string
  states: string
  limitCalls: number
  patience: Patience
}

async function play(script: Script, { url, states, limitCalls, patience }: Stage): Promise<InteractionResult> {
  const description = scriptTitle(script)
  const hook = (action: HookAction, use: StateUse) => callHook(states, action, use, patience)
  const given: StateUse[] = []
  const values: Record<string, unknown> = {}
  const log = new RequestLog(patience)
  const stage: ScriptContext = {
    limitCalls,
    async given(name, params) {
      const use = state(name, params)
      given.push(use)
      const data = await hook('setup', use)
      Object.assign(values, data)
      return { ...(withIdsOf(values, use.params) as object), ...data } as never
    },
    as(token) {
      const call = clientOf(url, token, log)
      return (endpoint, request, options) => call(endpoint, withIdsOf(values, request) as typeof request, options)
    },
  }
  const failed = (error: unknown): InteractionResult => {
    const failure = error instanceof HookFailure ? error.failure : log.failure(script.name, error)
    return { description, passed: false, mismatches: [sentenceOf(error)], ...(failure && { failure }) }
  }
  let result = await script.play(stage).then(() => ({ description, passed: true, mismatches: [] }), failed)
  for (const use of given.toReversed()) {
    await hook('teardown', use).catch((error: unknown) => (result = result.passed ? failed(error) : result))
  }
  return result
}

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

function clientOf(baseURL: string, token: string, log: RequestLog): Call {
  const headers = { ...exampleDeviceHeaders, Authorization: `Bearer ${token}` }
  const instance = axios.create({ baseURL, adapter: 'http', headers, maxRedirects: 0 })
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
