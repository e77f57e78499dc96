import { fillPath, type Endpoint } from '@tsudoi/contracts/endpoint'
import { env } from '../env.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { useSession } from '../session/sessionStore.ts'

declare global {
  interface Window {
    /** The requests that the script in the page's head (early/early.ts) has sent before the app was loaded. */
    tsudoiEarly?: EarlyRequests
  }
}

/** The requests that the script in the page's head made, all for one account. */
export interface EarlyRequests {
  /**
   * Id of the account that the requests were made for, because another tab may have logged in since. Empty for a guest.
   */
  accountId: string
  /**
   * The answer to the call that began a guest session, because there was no token; undefined if the call failed (S033).
   */
  guest?: Promise<unknown> | undefined
  /** Bodies of successful answers by URL. Undefined if a call failed, so that the app must make it again. */
  answers: Record<string, Promise<unknown> | undefined>
  /**
   * The bodies of successful answers by URL, for the app to cache on the device (connection/internal/responseCache.ts).
   */
  bodies?: Record<string, string>
  /** The requests for live answers, for each URL whose entry in `answers` comes from the cache on the device. */
  fresh?: EarlyRequests['answers']
  /** When the oldest cached answer was received, in milliseconds since 1970. */
  keptAt?: number
}

/** The requests of the head's script, if they were made for the current account. */
export function earlyRequestsOfAccount(): EarlyRequests | undefined {
  const early = globalThis.window?.tsudoiEarly
  return early && early.accountId === useSession.getState().accountId ? early : undefined
}

/** The URL of a GET as both the head's script and the app build it: base URL, path, and the query sorted by name. */
export function urlOfGet(
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

/** Returns the early answer of a GET and removes it, because a later caller must get a newer answer. */
export function takeEarlyAnswer(endpoint: Endpoint, address: string): Promise<unknown> | undefined {
  const early = earlyRequestsOfAccount()
  const answer = endpoint.method === 'GET' ? early?.answers[address] : undefined
  if (answer) delete early?.answers[address]
  return answer
}

/** Drops the answers that the first page did not use: they would be stale on the next page, or after a change. */
export function dropEarlyAnswers(): void {
  const early = globalThis.window?.tsudoiEarly
  if (!early) return
  early.answers = {}
  if (early.fresh) early.fresh = {}
}

/** Deletes the early answers: those of one session must not reach the next one (S035). */
onSessionReset(() => {
  delete globalThis.window?.tsudoiEarly
})
