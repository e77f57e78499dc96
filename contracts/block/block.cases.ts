import type { AreaCases } from '../case.ts'
import type * as endpoints from './block.endpoints.ts'

export const blockCases = {} satisfies AreaCases<typeof endpoints>
