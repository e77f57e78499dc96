import { readAnswer } from '@tsudoi/contracts/client'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import type { ApiError } from '../api/apiError.ts'
import { addressOf } from '../api/earlyAnswers.ts'
import { claimsOf } from '../session/jwt.ts'
import { useSession } from '../session/sessionStore.ts'
import { lastKept, setOffline } from './connection.ts'
import { keep, keptAnswer } from './kept.ts'
import { isKept } from './keptPaths.ts'

/** What is looked at of an answer and of its request. */
interface Answered {
  config: { endpoint?: Endpoint; url?: string; params?: unknown; bearer?: string }
  data: unknown
}

/** Keeps a good answer beside handing it on, for whoever its bearer is. */
export function keepAnswer({ config, data }: Answered): void {
  const { endpoint, url = '', params, bearer } = config
  if (!endpoint || !isKept(endpoint)) return
  const address = addressOf({ ...endpoint, path: url }, {}, params as Record<string, unknown> | undefined)
  void keep(address, JSON.stringify(data), claimsOf(bearer).accountId)
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/**
 * Where a host could not be reached: what it had answered this member before, read as any answer is. Undefined: nothing
 * was kept, or it can no longer be read.
 */
export async function keptInstead({ kind, endpoint }: ApiError, request: unknown): Promise<unknown> {
  if ((kind !== 'network' && kind !== 'timeout') || !isKept(endpoint)) return undefined
  const { params, query } = request as Parts
  const kept = await keptAnswer(addressOf(endpoint, params, query), useSession.getState().accountId)
  if (!kept) return undefined
  try {
    const answer = readAnswer(endpoint, kept.body)
    setOffline(true)
    lastKept.time = kept.time
    lastKept.oldest = Math.min(lastKept.oldest, kept.time)
    return answer
  } catch {
    return undefined
  }
}
