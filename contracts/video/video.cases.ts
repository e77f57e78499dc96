import type { AreaCases } from '../case.ts'
import type * as endpoints from './video.endpoints.ts'

export const videoCases = {} satisfies AreaCases<typeof endpoints>
