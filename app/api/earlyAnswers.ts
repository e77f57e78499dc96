import { fillPath, type Endpoint } from '@tsudoi/contracts/endpoint'
import { env } from '../env.ts'
import { onReset } from '../session/reset.ts'
import { useSession } from '../session/sessionStore.ts'

declare global {
  interface Window {
    /** Left by the script in the page's head (early/early.ts): answers under way before the app has loaded. */
    tsudoiEarly?: Early
  }
}

export interface Early {
  /** Whose answers these are: another tab may have logged in since. Default: a guest's. */
  accountId?: string
  /** A guest session begun early, when there was no token (S033): the answer's body, or undefined when it failed. */
  guest?: Promise<unknown>
  /** Bodies of good answers by address; undefined when a call failed and has to be made in the usual way. */
  answers: Record<string, Promise<unknown> | undefined>
  /** The texts of good answers by address, to be kept (offline/responseCache.ts). */
  bodies?: Record<string, string>
  /** Where the answer was one that had been kept, the one on its way from the host. */
  fresh?: Early['answers']
  /** When the oldest of those came that had been kept. */
  keptAt?: number
}

/** What the page's head was answered, if it was this session that asked. */
export function ownEarly(): Early | undefined {
  const early = globalThis.window?.tsudoiEarly
  return early && (early.accountId ?? '') === useSession.getState().accountId ? early : undefined
}

/** The address of a GET as both sides build it: host base, path, and the query in the order of its names. */
export function addressOf(
  endpoint: Endpoint,
  params?: Record<string, string>,
  query: Record<string, unknown> = {},
): string {
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ).toString()
  return env.hosts[endpoint.host] + fillPath(endpoint.path, params) + (search && `?${search}`)
}

/** Takes the early answer of a GET, once: whoever asks again wants a fresh one. */
export function takeEarlyAnswer(endpoint: Endpoint, address: string): Promise<unknown> | undefined {
  const early = ownEarly()
  const answer = endpoint.method === 'GET' ? early?.answers[address] : undefined
  if (answer) delete early?.answers[address]
  return answer
}

/** What the first page has not taken would be old on the next one. */
export function dropEarlyAnswers(): void {
  const early = globalThis.window?.tsudoiEarly
  if (early) early.answers = {}
}

/** What was asked for one session is no answer for the next one (S035). */
onReset(() => {
  delete globalThis.window?.tsudoiEarly
})
