import type { AreaCases } from '../case.ts'
import type * as endpoints from './report.endpoints.ts'

export const reportCases = {} satisfies AreaCases<typeof endpoints>
