import { getReportReasons } from '@tsudoi/contracts/report/report.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The reasons that a member can choose for a report (C101). */
export const reportReasonsQuery = queryOptions({
  queryKey: ['report-reasons'],
  queryFn: ({ signal }) => call(getReportReasons, {}, { signal }),
})
