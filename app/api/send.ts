import { refreshTokens, signinGuest } from '@tsudoi/contracts/auth/auth.endpoints'
import { createClient, type Call } from '@tsudoi/contracts/client'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { errorBody } from '@tsudoi/contracts/errors'
import type { Host } from '@tsudoi/contracts/hosts'
import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import * as z from 'zod/mini'
import { env } from '../env.ts'
import { loadCatalogue } from '../errors/failure.ts'
import { claimsOf } from '../session/jwt.ts'
import { ApiError } from './apiError.ts'
import { deviceHeaders } from './device.ts'
import { createTokenKeeper } from './tokens.ts'
import { announceRefresh } from './refreshed.ts'

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** The bearer this request went out with, so that a 401 renews exactly that one. */
    bearer?: string
    isRetry?: boolean
  }
}

/** A guest has nothing to send a member's call with (S062). */
class GuestRefused extends Error {}

async function prepare(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  config.headers.set(deviceHeaders())
  const auth = config.endpoint?.auth ?? 'anyone'
  if (auth === 'none') return config
  config.bearer = await keeper.bearerFor(auth)
  if (auth === 'member' && !claimsOf(config.bearer).accountId) throw new GuestRefused()
  if (config.bearer) config.headers.setAuthorization(`Bearer ${config.bearer}`)
  return config
}

/** Calls that obtain tokens: a 401 there is their answer, and a refresh would go round for ever (Q35). */
const obtainsTokens = (endpoint: Endpoint) => endpoint.auth === 'refresh' || endpoint.path.startsWith('/v1/auth/sign')

/** One retry with a renewed token (S039). The request is sent again as it was, Idempotency-Key included. */
async function retryOnce(instance: AxiosInstance, error: unknown): Promise<unknown> {
  if (!(error instanceof AxiosError) || error.response?.status !== 401) throw error
  const { config } = error
  if (!config?.endpoint || config.isRetry || obtainsTokens(config.endpoint)) throw error
  const isRenewed = await keeper.renewBearer(config.bearer)
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
  return instance
}

function kindOf(error: unknown): ApiError['kind'] {
  if (error instanceof GuestRefused) return 'guest'
  if (axios.isCancel(error)) return 'cancelled'
  if (!(error instanceof AxiosError)) return 'unreadable'
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) return 'timeout'
  return error.response ? 'status' : 'network'
}

function apiErrorOf(endpoint: Endpoint, error: unknown): ApiError {
  const response = error instanceof AxiosError ? error.response : undefined
  const body = z.safeParse(errorBody, response?.data)
  return new ApiError({
    endpoint,
    kind: kindOf(error),
    status: response?.status,
    messageCode: body.data?.messageCode,
    cause: error,
  })
}

const client = createClient({
  app: createInstance('app'),
  user: createInstance('user'),
  payment: createInstance('payment'),
})

const keeper = createTokenKeeper(
  {
    signinGuest: () => client(signinGuest, {}),
    refresh: () => client(refreshTokens, { body: { refresh: true } }),
  },
  announceRefresh,
)

/** Sends one call with axios. Its failures are `ApiError`s, and the words for them are loaded by then. */
export const send: Call = async (endpoint, request, options) => {
  try {
    return await client(endpoint, request, options)
  } catch (error) {
    await loadCatalogue()
    throw apiErrorOf(endpoint, error)
  }
}
