import { tokens } from '@tsudoi/contracts/auth/tokens'
import { signinGuest } from '@tsudoi/contracts/auth/session.endpoints'
import { readAnswer, UnreadableAnswer } from '@tsudoi/contracts/client'
import { errorBody } from '@tsudoi/contracts/errors'
import { fillPath, type Endpoint } from '@tsudoi/contracts/endpoint'
import type { Host } from '@tsudoi/contracts/hosts'
import * as z from 'zod/mini'
import { ApiError } from '../api/apiError.ts'
import { urlOfGet } from '../api/earlyAnswers.ts'
import { env } from '../env.ts'
import type { HeadRequest } from './pageHead.ts'
import type { GuestAnswer, PageCall } from './renderPage.tsx'

/** Sends a request to one of the three API servers. `path` begins with a slash and contains the query. */
export type FetchHost = (host: Host, path: string, init: RequestInit) => Promise<Response>

/**
 * Thrown if an API server did not answer in time, refused the guest session, or sent an answer that does not match the
 * contract. The message is one sentence for the log.
 */
export class HostUnavailable extends Error {
  override name = 'HostUnavailable'
}

/** Wraps `fetchHost`, so that it rejects with `HostUnavailable` if the server cannot be reached. */
const reachable =
  (fetchHost: FetchHost): FetchHost =>
  async (host, path, init) => {
    try {
      return await fetchHost(host, path, init)
    } catch (cause) {
      const isLate = init.signal?.aborted
      throw new HostUnavailable(`The ${host} host ${isLate ? 'took too long' : 'could not be reached'}.`, { cause })
    }
  }

/** Headers that identify the device of this server. All guest sessions of the server have the same device. */
const deviceHeaders = {
  accept: 'application/json',
  'x-device-type': 'web',
  'x-device-platform': 'WEB',
  'x-app-version': env.version,
}

/** The JSON of an answer. Undefined if the answer is not JSON. */
const jsonOf = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined)

/** The answer of a GET, parsed by the contract. */
function readGuestAnswer({ endpoint }: PageCall, body: unknown): unknown {
  try {
    return readAnswer(endpoint, body)
  } catch (cause) {
    if (cause instanceof UnreadableAnswer) throw new HostUnavailable(cause.message, { cause })
    throw cause
  }
}

/** The path of a GET, with its query and without the server's address. */
const pathOf = ({ endpoint, params, query }: PageCall) =>
  urlOfGet(endpoint, params, query).slice(env.hosts[endpoint.host].length)

/** The guest session of this server, which all its requests share. */
export interface GuestSession {
  /** Resolves with the access token; begins a session if there is none. */
  bearer: (signal: AbortSignal) => Promise<string>
  /** Drops a token that a server has refused. */
  renew: (refused: string) => void
}

const tokensOf = (body: unknown): string => {
  const { data } = z.safeParse(tokens, body)
  if (!data) throw new HostUnavailable('The guest session was answered with something that is no session.')
  return data.accessToken
}

/** Creates the guest session of a server. `deviceId` is the device that the session belongs to. */
export function createGuestSession(fetchHost: FetchHost, deviceId: string): GuestSession {
  const send = reachable(fetchHost)
  let current: Promise<string> | undefined
  let token: string | undefined
  const begin = async (signal: AbortSignal) => {
    const headers = { ...deviceHeaders, 'x-device-id': deviceId }
    const answer = await send(signinGuest.host, fillPath(signinGuest.path), { method: 'POST', headers, signal })
    if (!answer.ok) throw new HostUnavailable(`The guest session was refused with ${answer.status}.`)
    token = tokensOf(await jsonOf(answer))
    return token
  }
  const forget = () => (current = undefined)
  return {
    bearer: (signal) => {
      if (!current) {
        current = begin(signal)
        current.catch(forget)
      }
      return current
    },
    renew: (refused) => {
      if (token !== refused) return
      // Forgets the token too, so that further calls with the refused token keep the sign-in that one of them starts.
      token = undefined
      forget()
    },
  }
}

/** Reads the answers for one document, each only once. */
export interface GuestReader {
  answers: ReadonlyMap<string, GuestAnswer>
  /** Reads the answers of these calls. Rejects with `HostUnavailable` if a server fails. */
  readAll: (calls: readonly PageCall[]) => Promise<void>
  read: HeadRequest['read']
}

/** The options of `createGuestReader`. */
interface ReaderOptions {
  fetchHost: FetchHost
  session: GuestSession
  deviceId: string
  /** Aborts the requests of a document that takes too long. */
  signal: AbortSignal
}

/** Creates a reader for the calls of one document. If a server fails, no document is made. */
export function createGuestReader({ fetchHost, session, deviceId, signal }: ReaderOptions): GuestReader {
  const fetchReachable = reachable(fetchHost)
  const answers = new Map<string, GuestAnswer>()
  const pending = new Map<string, Promise<GuestAnswer>>()

  async function send(call: PageCall): Promise<Response> {
    const bearer = await session.bearer(signal)
    const headers = { ...deviceHeaders, 'x-device-id': deviceId, authorization: `Bearer ${bearer}` }
    const answer = await fetchReachable(call.endpoint.host, pathOf(call), { headers, signal })
    if (answer.status === 401) session.renew(bearer)
    return answer
  }

  async function fetchAnswer(call: PageCall): Promise<GuestAnswer> {
    const first = await send(call)
    const answer = first.status === 401 ? await send(call) : first
    const body = await jsonOf(answer)
    if (answer.ok) return { data: readGuestAnswer(call, body), body }
    // Such a status concerns only this content. Any other status means that the server has a problem.
    if (![400, 403, 404, 410].includes(answer.status))
      throw new HostUnavailable(`The ${call.endpoint.host} host answered ${answer.status}.`)
    const { data } = z.safeParse(errorBody, body)
    const details = { kind: 'status', status: answer.status, messageCode: data?.messageCode, isGuest: true } as const
    return { error: new ApiError({ endpoint: call.endpoint, ...details }) }
  }

  function answerOf(call: PageCall): Promise<GuestAnswer> {
    const address = urlOfGet(call.endpoint, call.params, call.query)
    let answer = pending.get(address)
    if (!answer) {
      answer = fetchAnswer(call).then((read) => {
        answers.set(address, read)
        return read
      })
      pending.set(address, answer)
    }
    return answer
  }

  return {
    answers,
    readAll: async (calls) => void (await Promise.all(calls.map(answerOf))),
    read: async (endpoint: Endpoint, params, query) => {
      const answer = await answerOf({ endpoint, params, query })
      return 'error' in answer ? undefined : (answer.data as never)
    },
  }
}
