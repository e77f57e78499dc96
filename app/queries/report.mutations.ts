import { createReport, replaceReport, type ReportBody } from '@tsudoi/contracts/report/report.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export interface SentReport {
  body: ReportBody
  /** It was reported before: this takes the place of what was said then (Q63). */
  replaces: boolean
}

/** Reports (C099), or replaces the own report (C100). The dialog shows failures itself, above what was typed. */
export const reportMutation = mutationOptions({
  mutationKey: ['report'],
  meta: { isSilent: true },
  mutationFn: ({ body, replaces }: SentReport) => call(replaces ? replaceReport : createReport, { body }),
})
