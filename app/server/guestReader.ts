import { tokens } from '@tsudoi/contracts/auth/tokens'
import { signinGuest } from '@tsudoi/contracts/auth/session.endpoints'
import { readAnswer } from '@tsudoi/contracts/client'
import { errorBody } from '@tsudoi/contracts/errors'
import { fillPath, type Endpoint } from '@tsudoi/contracts/endpoint'
import type { Host } from '@tsudoi/contracts/hosts'
import * as z from 'zod/mini'
import { ApiError } from '../api/apiError.ts'
import { urlOfGet } from '../api/earlyAnswers.ts'
import { env } from '../env.ts'
import type { HeadRequest } from './pageHead.ts'
import type { GuestAnswer, PageCall } from './renderPage.tsx'

/** Sends a request to a host. `path` begins with a slash and contains the query. */
export type FetchHost = (host: Host, path: string, init: RequestInit) => Promise<Response>

/** A host did not answer in time, refused the guest session, or answered nothing that the contract allows. */
export class HostUnavailable extends Error {
  override name = 'HostUnavailable'
}

/** Headers of the server's own device. All its guest sessions are one device. */
const deviceHeaders = {
  accept: 'application/json',
  'x-device-type': 'web',
  'x-device-platform': 'WEB',
  'x-app-version': env.version,
}

/** The path of a GET on its host, without the address of the host. */
const pathOf = ({ endpoint, params, query }: PageCall) =>
  urlOfGet(endpoint, params, query).slice(env.hosts[endpoint.host].length)

/** The guest session of this server, which all its requests share. */
export interface GuestSession {
  /** Resolves with the access token; begins a session if there is none. */
  bearer: (signal: AbortSignal) => Promise<string>
  /** Forgets a token that a host has refused. */
  renew: (refused: string) => void
}

/** Creates the guest session of a server. `deviceId` is the device that the session belongs to. */
export function createGuestSession(fetchHost: FetchHost, deviceId: string): GuestSession {
  let current: Promise<string> | undefined
  let token: string | undefined
  const begin = async (signal: AbortSignal) => {
    const headers = { ...deviceHeaders, 'x-device-id': deviceId }
    const answer = await fetchHost(signinGuest.host, fillPath(signinGuest.path), { method: 'POST', headers, signal })
    if (!answer.ok) throw new HostUnavailable(`The guest session was refused with ${answer.status}.`)
    token = z.parse(tokens, await answer.json()).accessToken
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
      if (token === refused) forget()
    },
  }
}

/** The answers of one document, read once each. */
export interface GuestReader {
  answers: ReadonlyMap<string, GuestAnswer>
  /** Reads the answers of these calls. Rejects with `HostUnavailable` if a host fails. */
  readAll: (calls: readonly PageCall[]) => Promise<void>
  read: HeadRequest['read']
}

/** The options of `createGuestReader`. */
interface ReaderOptions {
  fetchHost: FetchHost
  session: GuestSession
  deviceId: string
  /** Ends the requests of a document that takes too long. */
  signal: AbortSignal
}

/** Creates a reader of the calls of one document. A failed host ends the document. */
export function createGuestReader({ fetchHost, session, deviceId, signal }: ReaderOptions): GuestReader {
  const answers = new Map<string, GuestAnswer>()
  const pending = new Map<string, Promise<GuestAnswer>>()

  async function send(call: PageCall): Promise<Response> {
    const bearer = await session.bearer(signal)
    const headers = { ...deviceHeaders, 'x-device-id': deviceId, authorization: `Bearer ${bearer}` }
    const answer = await fetchHost(call.endpoint.host, pathOf(call), { headers, signal })
    if (answer.status === 401) session.renew(bearer)
    return answer
  }

  async function fetchAnswer(call: PageCall): Promise<GuestAnswer> {
    const first = await send(call)
    const answer = first.status === 401 ? await send(call) : first
    const body: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return { data: readAnswer(call.endpoint, body), body }
    // A refusal concerns this content. Anything else says that the host has a problem.
    if (![400, 403, 404, 410].includes(answer.status)) throw new HostUnavailable(`A host answered ${answer.status}.`)
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
