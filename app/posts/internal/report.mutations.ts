import { createReport, replaceReport, type ReportBody } from '@tsudoi/contracts/report/report.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A report that the member sends. */
export interface SentReport {
  body: ReportBody
  /**
   * Whether the member has reported the same account or post before, so that the new report replaces the old one (Q63).
   */
  replaces: boolean
}

/**
 * Sends a report (C099), or replaces the member's earlier report (C100). The dialog shows failures itself, above the
 * form.
 */
export const reportMutation = mutationOptions({
  mutationKey: ['report'],
  meta: { isSilent: true },
  mutationFn: ({ body, replaces }: SentReport) => call(replaces ? replaceReport : createReport, { body }),
})
