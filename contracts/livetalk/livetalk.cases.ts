import type { AreaCases } from '../case.ts'
import type * as endpoints from './livetalk.endpoints.ts'

export const livetalkCases = {} satisfies AreaCases<typeof endpoints>
