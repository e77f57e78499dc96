import type { AreaCases } from '../case.ts'
import type * as endpoints from './event.endpoints.ts'

export const eventCases = {} satisfies AreaCases<typeof endpoints>
