import type { AreaCases } from '../case.ts'
import type * as endpoints from './vote.endpoints.ts'

export const voteCases = {} satisfies AreaCases<typeof endpoints>
