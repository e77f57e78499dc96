import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { openEnum } from '../schema.ts'
import { textInLines } from '../requestFields.ts'

/** What a user can report. The specification does not list the values; the product defines them. */
export const reportTargets = ['POST', 'ACCOUNT'] as const

/** Maximum length of a report's comment in graphemes, a limit of the product (S134). */
export const longestReportComment = 500

const content = {
  /** Id of the post or of the account. */
  targetId: z.string(),
  /** Id of one of the reasons that C101 lists. */
  reasonId: z.string(),
}
const reportBody = z.object({
  /** Kind of the reported object. */
  targetType: z.enum(reportTargets),
  ...content,
  /** Comment of the reporting member: up to 500 graphemes; some reasons require it. */
  comment: z.optional(textInLines(longestReportComment)),
})
/** The body of a report. */
export type ReportBody = z.infer<typeof reportBody>

export const report = z.object({
  /** Id of the report. */
  reportId: z.string(),
  /** Kind of the reported object. */
  targetType: openEnum(reportTargets),
  ...content,
  /** Comment of the reporting member. */
  comment: z.optional(z.string()),
})
/** A report that the caller has made. */
export type Report = z.infer<typeof report>

/** Lists the reasons for a report. */
export const getReportReasons = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/report/reason',
  auth: 'anyone',
  response: z.object({
    /** The reasons, in display order. */
    lists: z.array(
      z.object({
        /** Id of the reason. */
        reasonId: z.string(),
        /** Text of the reason, in Japanese. */
        text: z.string(),
        /** Whether a report with this reason requires a comment. */
        needsComment: z.boolean(),
      }),
    ),
  }),
  source: 'C101',
  summary: 'The reasons to choose from, in Japanese',
})

/** Reports a post or an account to the operator. */
export const createReport = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/report',
  auth: 'member',
  body: reportBody,
  response: z.object({
    /** The stored report. */
    report,
  }),
  codes: ['Aborted', 'NotFound', 'InvalidArgument'],
  source: 'C099',
  summary:
    "Reports a post or an account, once each (Aborted: replace the own report instead, Q63); neither one's own (InvalidArgument)",
})

/** Replaces the reason and comment of the caller's report. */
export const replaceReport = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/report',
  auth: 'member',
  body: reportBody,
  response: z.object({
    /** The report after the change. */
    report,
  }),
  codes: ['NotFound', 'InvalidArgument'],
  source: 'C100',
  summary: "Replaces the reason and comment of the caller's report (Q63); NotFound without one",
})
