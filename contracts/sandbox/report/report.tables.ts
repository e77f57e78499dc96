import type { reportTargets } from '../../report/report.endpoints.ts'

/** The table of reports. */
export interface ReportTables {
  report: ReportTable
}

interface ReportTable {
  id: string
  account_id: string
  target_type: (typeof reportTargets)[number]
  target_id: string
  reason_id: string
  comment: string | null
  /** The reported content at the time of the report, which later edits do not change. */
  evidence: string
  created_at: Date
  updated_at: Date | null
}
