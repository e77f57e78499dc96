import type { AreaCases } from '../case.ts'
import type * as endpoints from './home.endpoints.ts'

export const homeCases = {} satisfies AreaCases<typeof endpoints>
