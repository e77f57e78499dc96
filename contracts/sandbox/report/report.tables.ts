import type { reportTargets } from '../../report/report.endpoints.ts'

/** Tables of reports. */
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
  /** What was reported, as it was: a later edit does not hide it. */
  evidence: string
  created_at: Date
  updated_at: Date | null
}
