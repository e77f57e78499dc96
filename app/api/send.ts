import { refreshTokens, signinGuest } from '@tsudoi/contracts/auth/session.endpoints'
import { createClient, type Call, type CallOptions } from '@tsudoi/contracts/client'
import type { Auth, Endpoint } from '@tsudoi/contracts/endpoint'
import { errorBody } from '@tsudoi/contracts/errors'
import type { Host } from '@tsudoi/contracts/hosts'
import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import * as z from 'zod/mini'
import { env } from '../env.ts'
import { loadCatalogue } from '../errors/failure.ts'
import { serverNow } from '../session/clock.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { useSession } from '../session/sessionStore.ts'
import { hearHost } from '../offline/connection.ts'
import { keepAnswer, orKept } from '../offline/offlineFallback.ts'
import { isKept } from '../offline/keptPaths.ts'
import { ApiError } from './apiError.ts'
import { deviceHeaders } from './device.ts'
import { lockPatience } from './crossTabLock.ts'
import { createTokenManager, SessionReplaced } from './tokens.ts'
import { announceRefresh, announceReplaced } from './tokenEvents.ts'

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** The bearer this request went out with, so that a 401 renews exactly that one. */
    bearer?: string
    isRetry?: boolean
    /** When it began, on the clock of `performance.now()`. */
    sentAt?: number
  }
}

/** A guest has nothing to send a member's call with (S062). */
class GuestRefused extends Error {}

/** What failed belonged to a session that is over. */
class SessionEnded extends Error {
  constructor(cause: unknown) {
    super('The session of this call has ended', { cause })
  }
}

/** Refuses a call of another session than the page on the screen shows (X20), and a member's call of a guest (S062). */
function assertSameSession(auth: Auth, accountId: string): void {
  if (accountId !== useSession.getState().accountId) throw new SessionReplaced()
  if (auth === 'member' && !accountId) throw new GuestRefused()
}

async function prepare(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  config.sentAt = performance.now()
  config.headers.set(deviceHeaders())
  const auth = config.endpoint?.auth ?? 'anyone'
  if (auth === 'none') return config
  if (auth !== 'refresh' && !tokenCookies.has()) assertSameSession(auth, '')
  config.bearer = await tokenManager.bearerFor(auth)
  if (auth !== 'refresh') assertSameSession(auth, claimsOf(config.bearer).accountId)
  if (config.bearer) config.headers.setAuthorization(`Bearer ${config.bearer}`)
  return config
}

const isGuestBearer = (bearer: string | undefined) => claimsOf(bearer).accountId === ''

/**
 * Calls that obtain tokens: their 401 is an answer, a refresh would loop (Q35). The exception is an expired guest
 * token: `Unauthenticated` on a sign-in renews it and retries once.
 */
function isAnswer({ auth, path }: Endpoint, response: AxiosResponse): boolean {
  if (auth === 'refresh' || auth === 'none') return true
  const { data: body } = z.safeParse(errorBody, response.data)
  return path.startsWith('/v1/auth/sign') && body?.messageCode !== 'Unauthenticated'
}

/** One retry with a renewed token (S039). The request is sent again as it was, Idempotency-Key included. */
async function retryOnce(instance: AxiosInstance, error: unknown): Promise<unknown> {
  if (!(error instanceof AxiosError) || error.response?.status !== 401) throw error
  const { config } = error
  if (!config?.endpoint || isAnswer(config.endpoint, error.response)) throw error
  if (config.isRetry) await tokenManager.confirmEnd(config.bearer)
  const isRenewed = !config.isRetry && (await tokenManager.renewBearer(config.bearer))
  if (!isRenewed) throw error
  return instance.request({ ...config, isRetry: true } as InternalAxiosRequestConfig)
}

function createInstance(host: Host): AxiosInstance {
  const instance = axios.create({
    baseURL: env.hosts[host],
    responseType: 'json',
  })
  instance.interceptors.request.use(prepare)
  instance.interceptors.response.use(undefined, (error: unknown) => retryOnce(instance, error))
  instance.interceptors.response.use((response) => {
    hearHost((response.config as InternalAxiosRequestConfig).sentAt ?? 0)
    keepAnswer(response)
    return response
  })
  return instance
}

function kindOf(error: unknown): ApiError['kind'] {
  if (error instanceof GuestRefused) return 'guest'
  if (axios.isCancel(error) || error instanceof SessionReplaced || error instanceof SessionEnded) return 'cancelled'
  if (!(error instanceof AxiosError)) return 'unreadable'
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) return 'timeout'
  return error.response ? 'status' : 'network'
}

/** Retry-After in seconds; it is a number of them, or a date. Nonsense, and more than a day, says nothing. */
function retryAfterOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - serverNow()) / 1000
  return seconds > 0 && seconds <= 86_400 ? seconds : undefined
}

function apiErrorOf(endpoint: Endpoint, error: unknown, { idempotencyKey, isSilent }: CallOptions = {}): ApiError {
  const { response, config } = error instanceof AxiosError ? error : {}
  const body = z.safeParse(errorBody, response?.data)
  return new ApiError({
    endpoint,
    kind: kindOf(error),
    status: response?.status,
    messageCode: body.data?.messageCode,
    retryAfter: retryAfterOf(response?.headers['retry-after']),
    isGuest: isGuestBearer((config as InternalAxiosRequestConfig | undefined)?.bearer),
    keepsKey: idempotencyKey !== undefined,
    isSilent,
    cause: error,
  })
}

export const instances = {
  app: createInstance('app'),
  user: createInstance('user'),
  payment: createInstance('payment'),
}
const client = createClient(instances)

/** Ends before another tab gives up waiting, and while a host still answers a used token with the same successor. */
const refreshInTime = { ...refreshTokens, timeout: lockPatience - 2_000 }

const tokenManager = createTokenManager(
  {
    signinGuest: () => client(signinGuest, {}),
    refresh: () => client(refreshInTime, { body: { refresh: true } }),
  },
  announceRefresh,
)

/** New tokens for the session one is in, such as after its password has changed (X3). False: it is over. */
export const renewTokens = () => tokenManager.renewBearer(tokenCookies.read().accessToken)

const ask: Call = async (endpoint, request, options) => {
  const { accountId } = useSession.getState()
  try {
    return await client(endpoint, request, options)
  } catch (error) {
    if (error instanceof SessionReplaced) announceReplaced()
    await loadCatalogue()
    const isLate = accountId !== useSession.getState().accountId
    throw apiErrorOf(endpoint, isLate ? new SessionEnded(error) : error, options)
  }
}

/**
 * Sends one call with axios. Its failures are `ApiError`s, and the words for them are loaded by then. What fails after
 * its session has ended concerns nobody any more: it counts as cancelled.
 */
export const send: Call = (endpoint, request, options) => {
  const asked = () => ask(endpoint, request, options)
  return isKept(endpoint) ? (orKept(endpoint, request, asked) as never) : asked()
}
