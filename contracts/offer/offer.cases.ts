import type { AreaCases } from '../case.ts'
import type * as endpoints from './offer.endpoints.ts'

export const offerCases = {} satisfies AreaCases<typeof endpoints>
