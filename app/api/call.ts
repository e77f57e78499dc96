import type { Call, CallOptions } from '@tsudoi/contracts/client'
import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import * as z from 'zod/mini'
import { loadErrorTexts } from '../errors/failure.ts'
import { ApiError } from './apiError.ts'
import { urlOfGet, takeEarlyAnswer } from './earlyAnswers.ts'
import { fetchModule } from '../shell/lazyModules.ts'
import { currentSession } from '../session/sessionStore.ts'
import { countOpenCall } from './openCalls.ts'
import { serverRender } from './serverRender.ts'

interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/** Waits for an early answer no longer than the endpoint's time-out; then it rejects with a `timeout` error (E001). */
function withTimeout(endpoint: Endpoint, answer: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onTimeout = async () => {
      await loadErrorTexts()
      reject(new ApiError({ endpoint, kind: 'timeout' }))
    }
    const timer = setTimeout(() => void onTimeout(), endpoint.timeout)
    void answer.then(resolve).finally(() => clearTimeout(timer))
  })
}

/**
 * Waits for the answer of this call that the script in the page's head requested. Undefined if the script did not
 * request it, or if it failed.
 */
async function earlyAnswer(endpoint: Endpoint, { params, query }: RequestParts) {
  const pending = takeEarlyAnswer(endpoint, urlOfGet(endpoint, params, query))
  const early = pending && (await withTimeout(endpoint, pending))
  if (early === undefined) return undefined
  const parsed = z.safeParse(endpoint.response, early)
  if (parsed.success) return parsed
  // Loads a tolerant parser for the answer, because some servers send null for an absent field (Q96).
  const { readTolerantly } = await fetchModule(() => import('@tsudoi/contracts/readTolerantly'))
  return readTolerantly(endpoint.response, early)
}

/**
 * Calls one declared endpoint and returns the parsed answer. Throws an `ApiError`, even when the answer comes after the
 * session of the call has ended (Q350). axios is loaded with the first call that has no early answer, so content does
 * not wait for it.
 */
export const callAnyEndpoint: Call = async (endpoint, request, options) => {
  if (serverRender.answer) return serverRender.answer(endpoint, request)
  const session = currentSession()
  const close = endpoint.silent || options?.isSilent ? undefined : countOpenCall()
  try {
    const early = endpoint.method === 'GET' ? await earlyAnswer(endpoint, request as RequestParts) : undefined
    if (early?.success && session === currentSession()) return early.data as never
    const { sendCall: send } = await fetchModule(() => import('./send.ts'))
    return await send(endpoint, request, options, session)
  } finally {
    close?.()
  }
}

/**
 * The request parts with which an endpoint costs nothing: all parts of a free endpoint, and no parts of an endpoint
 * that always costs.
 */
type Unpaid<E extends Endpoint> = E['paid'] extends false
  ? RequestOf<E>
  : E['paid'] extends 'needsPurchase'
    ? RequestOf<E> & { body: { needsPurchase?: false } }
    : never

/**
 * Makes any call that spends neither coins nor money. `callPaid` makes the others: it needs what the user confirmed.
 */
export const call: <E extends Endpoint>(
  endpoint: E,
  request: Unpaid<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>> = callAnyEndpoint
