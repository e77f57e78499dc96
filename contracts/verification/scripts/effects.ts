import { statesOfCase, type SuccessCase } from '../../case.ts'
import { callNamed, calls, type CallCases, type CallName } from '../../cases.ts'
import type { Call } from '../../client.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import type { Endpoint } from '../../endpoint.ts'
import type { Host } from '../../hosts.ts'
import { listTransactions } from '../../payment/payment.endpoints.ts'
import type { StateUse } from '../../states.ts'
import { readBackCalls, type ReadingCall } from './readBack.ts'
import type { ScriptContext } from './script.ts'

/** For each host: reads what a request with an idempotency key may change, the coin balance or the paid orders. */
export const readBalanceByHost: Readonly<Record<Host, (call: Call) => Promise<unknown>>> = {
  app: (call) => call(getCoinBalance, { query: { platformType: 'WEB' } }),
  payment: (call) => call(listTransactions, { query: { gateway: 'SBPS' } }),
  user: () => Promise.resolve(),
}

/** All endpoints whose requests have an idempotency key. */
export const idempotentCalls = calls.filter(({ endpoint }) => endpoint.idempotent)

/** Returns the `full` case of an endpoint. */
export const fullCase = ({ cases }: CallCases) => cases['full'] as SuccessCase<Endpoint>

/** Sets up provider states. Resolves with the access token that they return. */
export async function setUpBearer(states: readonly StateUse[], given: ScriptContext['given']): Promise<string> {
  let bearer = ''
  for (const { name, params } of states) {
    const { accessToken } = (await given(name, params)) as { accessToken?: string }
    bearer = accessToken ?? bearer
  }
  return bearer
}

/** Provider states that give photos in `full` and coins in `minimal`. */
const giftStates: readonly string[] = ['a notice with assets', 'a serial code', 'waiting presents']

/**
 * The provider states of an endpoint's `full` case. Gifts are coins, so that the balance shows how often they were
 * given.
 */
export const statesOfFullCase = (call: CallCases): StateUse[] =>
  statesOfCase(fullCase(call)).map((use) =>
    giftStates.includes(use.name) ? ({ ...use, params: { ...use.params, detail: 'minimal' } } as StateUse) : use,
  )

/** Sets up {@link statesOfFullCase}. Resolves with a client of the case's member. */
export async function memberOfFullCase(call: CallCases, { given, as }: ScriptContext): Promise<Call> {
  return as(await setUpBearer(statesOfFullCase(call), given))
}

/** Finds the reader of an endpoint's effect; undefined if the effect is only a change of coins or orders. */
function readerOf(name: CallName): ReadingCall | undefined {
  const readers: Readonly<Partial<Record<CallName, ReadingCall>>> = readBackCalls
  return name === 'present.receivePresents' ? { by: 'present.listPresents', asked: { query: {} } } : readers[name]
}

/**
 * Reads the effect of an endpoint's `full` request: numbers, flags and the lengths of lists. Texts are left out,
 * because ids and times differ each time.
 */
export async function effectOf({ name, endpoint, cases }: CallCases, call: Call): Promise<unknown> {
  const reader = readerOf(name as CallName)
  const { params } = (cases['full'] as SuccessCase<Endpoint>).request as { params?: Record<string, string> }
  const request = { params, query: {}, ...reader?.asked }
  const answer = reader && (await call(callNamed(reader.by).endpoint as Endpoint, request as never))
  return withoutTexts([await readBalanceByHost[endpoint.host](call), answer])
}

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutTexts(each)]))
}
