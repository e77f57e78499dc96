import { readAnswer } from '@tsudoi/contracts/client'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { ApiError } from '../api/apiError.ts'
import { addressOf } from '../api/earlyAnswers.ts'
import { isAbandoned } from '../api/isAbandoned.ts'
import { claimsOf } from '../session/jwt.ts'
import { onReset } from '../session/reset.ts'
import { currentSession, useSession } from '../session/sessionStore.ts'
import { isOffline, setOffline } from './connection.ts'
import { keep, keptAnswer } from './kept.ts'
import { isKept } from './keptPaths.ts'
import { renewShown, standIn } from './shownSince.ts'

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

/** How long a host is waited for where it has answered before, in milliseconds (Q341). */
const patience = 3_000

/** Calls that are slower than that, by address: whoever asks again waits for the same one. */
const slow = new Map<string, Promise<unknown>>()
/** What came of them, for who asks now. */
const late = new Map<string, Promise<unknown>>()
onReset(() => {
  slow.clear()
  late.clear()
})

const isOf = (error: unknown, ...kinds: ApiError['kind'][]) => error instanceof ApiError && kinds.includes(error.kind)

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Whether a call is still on its way after that long. */
async function isLate(asked: Promise<unknown>, wait: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waited = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(true), wait)))
  const answered = failureOf(asked).then(() => false)
  return Promise.race([answered, waited]).finally(() => clearTimeout(timer))
}

/** What the host says in the end is shown, a refusal too: it may concern the session. */
async function follow(address: string, asked: Promise<unknown>): Promise<void> {
  slow.set(address, asked)
  const failure = await failureOf(asked)
  if (slow.get(address) !== asked) return
  slow.delete(address)
  if (isOf(failure, 'network', 'timeout') || isAbandoned(failure)) return
  late.set(address, asked)
  await renewShown()
  late.delete(address)
}

/**
 * What the host had answered this member before, read as any answer is; undefined: nothing that can still be read, or
 * the session has ended.
 */
async function keptFor(endpoint: Endpoint, address: string, session: string): Promise<unknown> {
  const kept = await keptAnswer(address, useSession.getState().accountId)
  if (!kept || session !== currentSession()) return undefined
  try {
    const answer = readAnswer(endpoint, kept.body)
    standIn(kept.time)
    setOffline(true)
    return answer
  } catch {
    return undefined
  }
}

/**
 * The host's answer; where it cannot be reached, or lets one wait, what it had answered before. Offline that comes at
 * once, and the call goes on behind it. `session` names the session that asks.
 */
export async function orKept(
  endpoint: Endpoint,
  request: unknown,
  ask: () => Promise<unknown>,
  session = currentSession(),
): Promise<unknown> {
  const { params, query } = request as Parts
  const address = addressOf(endpoint, params, query)
  const arrived = late.get(address)
  if (arrived) return arrived
  const before = slow.get(address)
  const asked = before ?? ask()
  const isSlow = await isLate(asked, before || isOffline() ? 0 : patience)
  if (!isSlow && !isOf(await failureOf(asked), 'network', 'timeout')) return asked
  const kept = await keptFor(endpoint, address, session)
  if (kept === undefined) return asked
  if (isSlow && !before) void follow(address, asked)
  return kept
}
