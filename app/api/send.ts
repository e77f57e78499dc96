import { refreshTokens, signinGuest } from '@tsudoi/contracts/auth/session.endpoints'
import { createClient, type CallOptions } from '@tsudoi/contracts/client'
import type { Auth, Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import { errorBody } from '@tsudoi/contracts/errors'
import type { Host } from '@tsudoi/contracts/hosts'
import axios, {
  AxiosError,
  CanceledError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import * as z from 'zod/mini'
import { env } from '../env.ts'
import { loadErrorTexts } from '../errors/failure.ts'
import { serverNow } from '../time/clock.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { assertSession, SessionEnded } from '../session/sessionEnded.ts'
import { currentSession, useSession } from '../session/sessionStore.ts'
import { noteServerReachable, cacheAnswer, withCacheFallback, isCacheable } from '../connection/connection.ts'
import { ApiError } from './apiError.ts'
import { deviceHeaders } from './deviceHeaders.ts'
import { refreshLockTimeoutMs } from './crossTabLock.ts'
import { createTokenManager, SessionReplaced } from './tokens.ts'
import { announceTokensRefreshed, announceSessionReplaced } from './tokenEvents.ts'

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** The access token that this request was sent with, so that a 401 renews exactly that token. */
    bearer?: string | undefined
    isRetry?: boolean
    /** When the request was sent, in milliseconds of `performance.now()`. */
    sentAt?: number
    /** The session in which the call began (`currentSession`). A retry belongs to the same session. */
    session?: string
    /** Whether the request has left the browser. Set right before it is sent. */
    hasLeft?: boolean
  }
}

/** Thrown when a guest makes a call that only members may make (S062). */
class GuestRefused extends Error {}

/** Thrown when the server answered after the session of the call had ended. */
class AnswerTooLate extends SessionEnded {}

/**
 * Throws if the visible page belongs to another session than the call (X20), or if a guest makes a member's call
 * (S062).
 */
function assertSameSession(auth: Auth, accountId: string, session: string): void {
  if (accountId !== useSession.getState().accountId || session !== currentSession()) throw new SessionReplaced()
  if (auth === 'member' && !accountId) throw new GuestRefused()
}

async function authorise(config: InternalAxiosRequestConfig): Promise<void> {
  const session = (config.session ??= currentSession())
  const auth = config.endpoint?.auth ?? 'anyone'
  if (auth === 'none') return
  if (auth !== 'refresh' && !tokenCookies.has()) assertSameSession(auth, '', session)
  config.bearer = await tokenManager.bearerFor(auth)
  if (auth !== 'refresh') assertSameSession(auth, claimsOf(config.bearer).accountId, session)
  if (config.bearer) config.headers.setAuthorization(`Bearer ${config.bearer}`)
}

async function prepare(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  config.sentAt = performance.now()
  config.headers.set(deviceHeaders())
  await authorise(config)
  if (config.signal?.aborted) throw new CanceledError(undefined, config)
  config.hasLeft = true
  return config
}

const isGuestBearer = (bearer: string | undefined) => claimsOf(bearer).accountId === ''

/**
 * Whether a 401 is the endpoint's result and causes no token refresh: it answers a call that obtains tokens, and a
 * refresh after it would loop. The exception is an expired guest token: `Unauthenticated` on a sign-in renews it and
 * retries once (Q35).
 */
function isOwnAnswer({ auth, path }: Endpoint, response: AxiosResponse): boolean {
  if (auth === 'refresh' || auth === 'none') return true
  const { data: body } = z.safeParse(errorBody, response.data)
  return path.startsWith('/v1/auth/sign') && body?.messageCode !== 'Unauthenticated'
}

async function withRefusal<T>(refusal: AxiosError, retry: () => Promise<T>): Promise<T> {
  try {
    return await retry()
  } catch (error) {
    throw error instanceof SessionReplaced && !error.refusal ? new SessionReplaced(refusal) : error
  }
}

/**
 * Retries a request once with a renewed token. The request is otherwise unchanged, including its Idempotency-Key
 * (S039).
 */
async function retryOnce(instance: AxiosInstance, error: unknown): Promise<unknown> {
  if (!(error instanceof AxiosError) || error.response?.status !== 401) throw error
  const { config } = error
  if (!config?.endpoint || isOwnAnswer(config.endpoint, error.response)) throw error
  return withRefusal(error, async () => {
    if (config.isRetry) await tokenManager.confirmEnd(config.bearer)
    const isRenewed = !config.isRetry && (await tokenManager.renewBearer(config.bearer))
    if (!isRenewed) throw error
    return instance.request({ ...config, isRetry: true } as InternalAxiosRequestConfig)
  })
}

function createInstance(host: Host): AxiosInstance {
  const instance = axios.create({
    baseURL: env.hosts[host],
    responseType: 'json',
    // Disables axios's XSRF cookie. The servers use none, and reading it throws where the browser blocks cookies.
    xsrfCookieName: '',
  })
  instance.interceptors.request.use(prepare)
  instance.interceptors.response.use(undefined, (error: unknown) => retryOnce(instance, error))
  instance.interceptors.response.use((response) => {
    noteServerReachable((response.config as InternalAxiosRequestConfig).sentAt ?? 0)
    cacheAnswer(response)
    return response
  })
  return instance
}

interface Failed {
  endpoint: Endpoint
  error: unknown
  /** Whether the session in which the call began has ended. */
  isLate: boolean
}

/** Whether a failed call certainly never left the browser. */
function isUnsent({ endpoint, error }: Failed): boolean {
  if (error instanceof SessionReplaced) return !error.refusal
  if (error instanceof GuestRefused || (error instanceof SessionEnded && !(error instanceof AnswerTooLate))) return true
  const { config } = error instanceof AxiosError ? (error as { config?: InternalAxiosRequestConfig }) : {}
  // If no token could be obtained, the error belongs to the request for the token. Compares paths, because axios copies
  // configurations.
  return config !== undefined && (config.endpoint?.path !== endpoint.path || !config.hasLeft)
}

/** The error kind of a call whose caller no longer needs the result; undefined if the caller still needs it. */
function abandonedKindOf(failed: Failed): ApiError['kind'] | undefined {
  const isOver = failed.isLate || failed.error instanceof SessionReplaced || failed.error instanceof SessionEnded
  if (!isOver && !axios.isCancel(failed.error)) return undefined
  if (isUnsent(failed)) return 'unsent'
  return isOver ? 'sessionEnded' : 'cancelled'
}

function kindOf(failed: Failed): ApiError['kind'] {
  const { error, isLate } = failed
  if (error instanceof GuestRefused && !isLate) return 'guest'
  const abandoned = abandonedKindOf(failed)
  if (abandoned) return abandoned
  if (!(error instanceof AxiosError)) return 'unreadable'
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) return 'timeout'
  return error.response ? 'status' : 'network'
}

/**
 * The seconds of a Retry-After header, which contains a number of seconds or a date. Undefined if it is malformed or
 * more than a day.
 */
function retryAfterOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - serverNow()) / 1000
  return seconds > 0 && seconds <= 86_400 ? seconds : undefined
}

/** The server's response in an error of axios, and the configuration of its request. */
function answered(error: unknown): Partial<Pick<AxiosError, 'response' | 'config'>> {
  if (error instanceof SessionReplaced) return error.refusal ?? {}
  return error instanceof AxiosError ? error : {}
}

function apiErrorOf(failed: Failed, { idempotencyKey, isSilent }: CallOptions = {}): ApiError {
  const { endpoint, error } = failed
  const { response, config } = answered(error)
  const body = z.safeParse(errorBody, response?.data)
  return new ApiError({
    endpoint,
    kind: kindOf(failed),
    status: response?.status,
    messageCode: body.data?.messageCode,
    retryAfter: retryAfterOf(response?.headers['retry-after']),
    isGuest: isGuestBearer((config as InternalAxiosRequestConfig | undefined)?.bearer),
    keepsKey: idempotencyKey !== undefined,
    isSilent,
    cause: error,
  })
}

/** The axios instances, one for each server. */
export const axiosInstances = {
  app: createInstance('app'),
  user: createInstance('user'),
  payment: createInstance('payment'),
}
const client = createClient(axiosInstances)

/**
 * The refresh call with a time-out that is shorter than two other times: how long other tabs wait for the lock, and how
 * long the server answers a used refresh token with the same new tokens.
 */
const refreshWithinLock = { ...refreshTokens, timeout: refreshLockTimeoutMs - 2_000 }

const tokenManager = createTokenManager(
  {
    signinGuest: () => client(signinGuest, {}),
    refresh: () => client(refreshWithinLock, { body: { refresh: true } }),
  },
  announceTokensRefreshed,
)

/**
 * Renews the tokens of the current session, for example after a password change (X3). Resolves with false if the
 * session has ended.
 */
export const renewTokens = () => tokenManager.renewBearer(tokenCookies.read().accessToken)

async function sendIn<E extends Endpoint>(
  session: string,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<ResponseOf<E>> {
  try {
    assertSession(session)
    const answer = await client(endpoint, request, options)
    if (session !== currentSession()) throw new AnswerTooLate()
    return answer
  } catch (error) {
    if (error instanceof SessionReplaced) announceSessionReplaced()
    await loadErrorTexts()
    throw apiErrorOf({ endpoint, error, isLate: session !== currentSession() }, options)
  }
}

/**
 * Sends one call with axios for the given session. It throws an `ApiError`, after the error texts have been loaded. If
 * the session has ended, it throws `unsent` or `sessionEnded` even after a successful answer, because that must not
 * reach the caches, stores and pages of the next session (Q350).
 */
export async function sendCall<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
  session = currentSession(),
): Promise<ResponseOf<E>> {
  const ask = () => sendIn(session, endpoint, request, options)
  return isCacheable(endpoint) ? ((await withCacheFallback(endpoint, request, ask, session)) as ResponseOf<E>) : ask()
}

/** Sends one call like `sendCall`, but never falls back to a cached answer. */
export const sendWithoutCache = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<ResponseOf<E>> => sendIn(currentSession(), endpoint, request, options)
