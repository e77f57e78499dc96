import type { AreaCases } from '../case.ts'
import type * as endpoints from './analytics.endpoints.ts'

export const analyticsCases = {} satisfies AreaCases<typeof endpoints>
