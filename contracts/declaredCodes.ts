import { isFailure } from './case.ts'
import { calls } from './cases.ts'
import type { Endpoint } from './endpoint.ts'
import type { MessageCode } from './errors.ts'

/**
 * Codes that any endpoint may return: for the caller's authentication, an invalid request, maintenance, rate limits and
 * internal errors.
 */
const codesOfAnyCall: readonly MessageCode[] = [
  'Unauthenticated',
  'PermissionDenied',
  'SuspendAccount',
  'UnderMaintenance',
  'InvalidArgument',
  'TooManyRequests',
  'Aborted',
  'Internal',
]

const ofCall = new Map<Endpoint, ReadonlySet<MessageCode>>(
  calls.map(({ endpoint, cases }) => {
    const codesOfCases = Object.values(cases).flatMap((example) => (isFailure(example) ? [example.fails] : []))
    return [endpoint, new Set([...codesOfAnyCall, ...endpoint.codes, ...codesOfCases])]
  }),
)

/** Whether the endpoint may refuse a request with this code (and thus its status) according to the contract. */
export const isDeclaredCode = (endpoint: Endpoint, code: MessageCode) => ofCall.get(endpoint)?.has(code) ?? false
