import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './report.endpoints.ts'

const other = state('another member')
const reported = [other, state('a report')]
const body = { targetType: 'ACCOUNT' as const, targetId: 'acc-sora', reasonId: 'harassment' }
const withComment = { ...body, comment: '同じ言葉を何度も送ってきます。' }
const nobody = { ...body, targetId: 'no-such-account' }
const reportOf = (content: typeof body & { comment?: string }) => ({ report: { reportId: 'report-1', ...content } })

/** The example requests and answers ("cases") of the report endpoints. */
export const reportCases = {
  getReportReasons: {
    full: {
      as: 'guest',
      request: {},
      answer: { lists: [{ reasonId: 'harassment', text: '嫌がらせ・悪口', needsComment: false }] },
    },
  },
  createReport: {
    full: {
      as: 'member',
      given: [other],
      request: { body: withComment },
      answer: reportOf(withComment),
      exact: ['report.targetId', 'report.reasonId', 'report.comment'],
    },
    minimal: { as: 'member', given: [other], request: { body }, answer: reportOf(body) },
    Aborted: { as: 'member', given: reported, request: { body }, fails: 'Aborted' },
    NotFound: { as: 'member', request: { body: nobody }, fails: 'NotFound' },
    InvalidArgument: {
      as: 'member',
      given: [other],
      request: { body: { ...body, reasonId: 'no-such-reason' } },
      fails: 'InvalidArgument',
    },
  },
  replaceReport: {
    full: {
      as: 'member',
      given: reported,
      request: { body: { ...withComment, reasonId: 'spam' } },
      answer: reportOf({ ...withComment, reasonId: 'spam' }),
      exact: ['report.reasonId', 'report.comment'],
    },
    minimal: { as: 'member', given: reported, request: { body }, answer: reportOf(body) },
    NotFound: { as: 'member', given: [other], request: { body }, fails: 'NotFound' },
    InvalidArgument: {
      as: 'member',
      given: reported,
      request: { body: { ...body, reasonId: 'no-such-reason' } },
      fails: 'InvalidArgument',
    },
  },
} satisfies AreaCases<typeof endpoints>
