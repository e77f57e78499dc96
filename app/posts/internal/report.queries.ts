import { getReportReasons } from '@tsudoi/contracts/report/report.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The reasons that a report can give (C101). */
export const reportReasonsQuery = queryOptions({
  queryKey: ['report-reasons'],
  queryFn: ({ signal }) => call(getReportReasons, {}, { signal }),
})
