import type { AreaCases } from '../case.ts'
import type * as endpoints from './lottery.endpoints.ts'

export const lotteryCases = {} satisfies AreaCases<typeof endpoints>
