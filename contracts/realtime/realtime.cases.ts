import type { AreaCases } from '../case.ts'
import type * as endpoints from './realtime.endpoints.ts'

export const realtimeCases = {} satisfies AreaCases<typeof endpoints>
