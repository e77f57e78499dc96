import type { AreaCases } from '../case.ts'
import type * as endpoints from './special.endpoints.ts'

export const specialCases = {} satisfies AreaCases<typeof endpoints>
