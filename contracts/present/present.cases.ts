import type { AreaCases } from '../case.ts'
import type * as endpoints from './present.endpoints.ts'

export const presentCases = {} satisfies AreaCases<typeof endpoints>
