import type { AreaCases } from '../case.ts'
import type * as endpoints from './preorder.endpoints.ts'

export const preorderCases = {} satisfies AreaCases<typeof endpoints>
