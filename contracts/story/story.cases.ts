import type { AreaCases } from '../case.ts'
import type * as endpoints from './story.endpoints.ts'

export const storyCases = {} satisfies AreaCases<typeof endpoints>
