import type { AreaCases } from '../case.ts'
import type * as endpoints from './post.endpoints.ts'

export const postCases = {} satisfies AreaCases<typeof endpoints>
