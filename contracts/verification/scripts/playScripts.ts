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
}

/** An instance of a host, with data of its own: its address, and that of its state hook. */
export interface HostInstance {
  url: string
  states: string
}

/**
 * Runs the scripts of a host on its instances, which share the work. On each, one after the other, because their states
 * use the same ids.
 */
export async function playScripts(
  host: Host,
  instances: readonly HostInstance[],
  { only = '', core = false, limitCalls = defaultLimitCalls }: PlayOptions,
): Promise<InteractionResult[]> {
  const isWanted = (script: Script) =>
    script.host === host &&
    new RegExp(only).test(scriptTitle(script)) &&
    (!core || isCore(script)) &&
    (limitCalls > 0 || !limitScripts.includes(script))
  const wanted = scripts.filter(isWanted)
  const waiting = [...wanted.entries()]
  const played: InteractionResult[] = []
  const work = async ({ url, states }: HostInstance) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, script] = next
      const mismatches = await play(script, url, states, limitCalls)
      played[at] = { description: scriptTitle(script), passed: mismatches.length === 0, mismatches }
    }
  }
  await Promise.all(instances.map(work))
  return played
}

const isCore = ({ proves }: Script) => proves.some((id) => !/^[XQ]/.test(id))

async function play(script: Script, url: string, states: string, limitCalls: number): Promise<string[]> {
  const hook = (action: 'setup' | 'teardown', { name, params }: StateUse) =>
    axios.post<object>(states, { action, state: name, params }, { adapter: 'http', timeout: 30_000 })
  const given: StateUse[] = []
  const values: Record<string, unknown> = {}
  const stage: ScriptContext = {
    limitCalls,
    async given(name, params) {
      const use = state(name, params)
      given.push(use)
      const { data } = await hook('setup', use)
      Object.assign(values, data)
      return { ...(withIdsOf(values, use.params) as object), ...data } as never
    },
    as(token) {
      const call = clientOf(url, token)
      return (endpoint, request, options) => call(endpoint, withIdsOf(values, request) as typeof request, options)
    },
  }
  try {
    await script.play(stage)
    return []
  } catch (error) {
    return [sentenceOf(error)]
  } finally {
    for (const use of given.toReversed()) await hook('teardown', use)
  }
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

function clientOf(baseURL: string, token: string): Call {
  const headers = { ...exampleDeviceHeaders, Authorization: `Bearer ${token}` }
  const instance = axios.create({ baseURL, adapter: 'http', headers })
  return createClient(Object.fromEntries(hosts.map((host) => [host, instance])) as Record<Host, AxiosInstance>)
}

function sentenceOf(error: unknown): string {
  if (error instanceof ScriptFailure || error instanceof UnreadableAnswer) return error.message
  if (!isAxiosError(error)) throw error
  const { method = '', url = '' } = error.config ?? {}
  const answer = error.response ? `${error.response.status} ${JSON.stringify(error.response.data)}` : error.message
  return `${method.toUpperCase()} ${url}: ${answer}`
}
