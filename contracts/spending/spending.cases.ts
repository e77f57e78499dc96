import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './spending.endpoints.ts'

const onBreak = state('a break from spending')
const breakEndTime = '2026-02-07T03:00:00Z'
const body = { deviceName: 'Chrome（Android）' }

/** The example requests and answers ("cases") of the spending endpoints. */
export const spendingCases = {
  getSpending: {
    full: { as: 'member', given: [onBreak], request: {}, answer: { breakEndTime } },
    minimal: { as: 'member', request: {}, answer: {} },
  },
  startBreak: {
    full: { as: 'member', request: { body: { minutes: 10_080 } }, answer: { breakEndTime } },
    /** The requested break would end before the current one, so the answer contains the end of the current break. */
    shorter: { as: 'member', given: [onBreak], request: { body: { minutes: 1 } }, answer: { breakEndTime } },
    InvalidArgument: { as: 'member', request: { body: { minutes: 44_641 } }, fails: 'InvalidArgument' },
  },
  reportForgottenPin: {
    full: { as: 'member', given: [state('a fresh proof of the member')], request: { body }, answer: {} },
    ReauthenticationRequired: { as: 'member', request: { body }, fails: 'ReauthenticationRequired' },
  },
} satisfies AreaCases<typeof endpoints>
