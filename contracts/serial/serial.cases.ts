import type { AreaCases } from '../case.ts'
import type * as endpoints from './serial.endpoints.ts'

export const serialCases = {} satisfies AreaCases<typeof endpoints>
