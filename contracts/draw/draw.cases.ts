import type { AreaCases } from '../case.ts'
import type * as endpoints from './draw.endpoints.ts'

export const drawCases = {} satisfies AreaCases<typeof endpoints>
