import { isFailure } from './case.ts'
import { calls } from './cases.ts'
import type { Endpoint } from './endpoint.ts'
import type { MessageCode } from './errors.ts'

/**
 * What any call may answer, whatever it is about: who calls may not, what was sent has not the form, the product is
 * closed, it was too often, or something went wrong within.
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
    const told = Object.values(cases).flatMap((example) => (isFailure(example) ? [example.fails] : []))
    return [endpoint, new Set([...codesOfAnyCall, ...endpoint.codes, ...told])]
  }),
)

/** Whether the contract says that this call may fail so; with the code goes its status. */
export const isDeclared = (endpoint: Endpoint, code: MessageCode) => ofCall.get(endpoint)?.has(code) ?? false
