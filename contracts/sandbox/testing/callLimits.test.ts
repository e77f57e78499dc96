import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isFailure, type Case } from '../../case.ts'
import { calls } from '../../cases.ts'
import type { ErrorBody } from '../../errors.ts'
import { fillPath } from '../../endpoint.ts'
import { formOf, isMultipart } from '../../multipart.ts'
import { callLimits, unlimitedCalls, reasonForUnlimitedReads } from '../callLimits.ts'
import { Failure } from '../runtime/failure.ts'
import { TestSandbox } from './testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
  vi.spyOn(sandbox.services.limits, 'countTry').mockImplementation(() => {
    throw new Failure('TooManyRequests', 60)
  })
})
afterAll(() => sandbox?.close())

/** The request of an endpoint's first successful case; if all its cases are failures, of the first one. */
function requestOf(cases: Readonly<Record<string, Case>>) {
  const examples = Object.values(cases)
  const { request } = examples.find((example) => !isFailure(example)) ?? examples[0] ?? { request: {} }
  return request as { params?: Record<string, string>; query?: object; body?: object }
}

/** The answer of an endpoint when every rate limit is exhausted. */
async function answerOf({ endpoint, cases }: (typeof calls)[number]) {
  const { params, query = {}, body } = requestOf(cases)
  const { accessToken, refreshToken } = await sandbox.given('a member')
  await sandbox.given('a fresh proof of the member')
  const token = endpoint.auth === 'refresh' ? refreshToken : accessToken
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const answer = await sandbox.send(endpoint.host, `${fillPath(endpoint.path, params)}?${search.toString()}`, {
    method: endpoint.method,
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    body: isMultipart(endpoint) ? formOf(body ?? {}) : body ? JSON.stringify(body) : null,
  })
  return answer.status === 200 ? 200 : ((await answer.json()) as Partial<ErrorBody>).messageCode
}

const reasonOf = ({ name, endpoint }: (typeof calls)[number]) =>
  unlimitedCalls[name] ?? (endpoint.method === 'GET' && !callLimits[name] ? reasonForUnlimitedReads : undefined)

const limited = calls.filter((call) => reasonOf(call) === undefined)
const unlimited = calls.flatMap((call) => {
  const reason = reasonOf(call)
  return reason ? [{ ...call, reason }] : []
})

it.each(limited)(
  'the sandbox refuses $name with TooManyRequests after the limit of the call (Q105, Q107, Q367)',
  async (call) => {
    const remedy = `Give '${call.name}' a limit in contracts/sandbox/callLimits.ts, or a reason for none.`
    const answer = await answerOf(call)
    expect(answer === 'TooManyRequests' ? answer : `${answer}. ${remedy}`).toBe('TooManyRequests')
  },
)

it.each(unlimited)('the sandbox does not limit $name, because of this reason: $reason', async (call) => {
  expect(await answerOf(call)).not.toBe('TooManyRequests')
})

it('no endpoint is listed both with a limit and with a reason for having none', () => {
  expect(Object.keys(callLimits).filter((name) => Object.hasOwn(unlimitedCalls, name))).toEqual([])
})
