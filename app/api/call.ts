import type { Call, CallOptions } from '@tsudoi/contracts/client'
import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import * as z from 'zod/mini'
import { loadCatalogue } from '../errors/failure.ts'
import { ApiError } from './apiError.ts'
import { addressOf, takeEarlyAnswer } from './earlyAnswers.ts'
import { fetchModule } from '../shell/lazyModules.ts'
import { currentSession } from '../session/sessionStore.ts'
import { openCall } from './openCalls.ts'

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/** Nobody waits for ever: an early answer that does not come is the time-out it would have been (E001). */
function inTime(endpoint: Endpoint, answer: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = async () => {
      await loadCatalogue()
      reject(new ApiError({ endpoint, kind: 'timeout' }))
    }
    const timer = setTimeout(() => void giveUp(), endpoint.timeout)
    void answer.then(resolve).finally(() => clearTimeout(timer))
  })
}

/** The answer the page's head asked for before the app had loaded, if it is there and readable. */
async function earlyAnswer(endpoint: Endpoint, { params, query }: Parts) {
  const asked = takeEarlyAnswer(endpoint, addressOf(endpoint, params, query))
  const early = asked && (await inTime(endpoint, asked))
  if (early === undefined) return undefined
  const parsed = z.safeParse(endpoint.response, early)
  if (parsed.success) return parsed
  // A host that writes null where nothing is (Q96) is read like any other, by a file that others do without.
  const { readTolerantly } = await fetchModule(() => import('@tsudoi/contracts/readTolerantly'))
  return readTolerantly(endpoint.response, early)
}

/**
 * Calls one declared endpoint of its host and gives the parsed answer; throws an `ApiError`, also in the place of an
 * answer that comes after the session of the call has ended (Q350). axios comes with the first call that the page's
 * head has not already made: content does not wait for it.
 */
export const callAny: Call = async (endpoint, request, options) => {
  const session = currentSession()
  const close = endpoint.silent || options?.isSilent ? undefined : openCall()
  try {
    const early = endpoint.method === 'GET' ? await earlyAnswer(endpoint, request as Parts) : undefined
    if (early?.success && session === currentSession()) return early.data as never
    const { send } = await fetchModule(() => import('./send.ts'))
    return await send(endpoint, request, options, session)
  } finally {
    close?.()
  }
}

/** What an endpoint takes without being paid: nothing where it always is. */
type Unpaid<E extends Endpoint> = E['paid'] extends false
  ? RequestOf<E>
  : E['paid'] extends 'needsPurchase'
    ? RequestOf<E> & { body: { needsPurchase?: false } }
    : never

/** Every call but those that take coins or money, which go through `callPaid`: they want what was confirmed. */
export const call: <E extends Endpoint>(
  endpoint: E,
  request: Unpaid<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>> = callAny
