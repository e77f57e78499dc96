import type { AreaCases } from '../case.ts'
import type * as endpoints from './address.endpoints.ts'

export const addressCases = {} satisfies AreaCases<typeof endpoints>
