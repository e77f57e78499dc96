import { lowCost } from '../contracts/sandbox/testing/keptHouse.ts'
import { startProduct } from './startProduct.ts'

/** As `npm start`, but that a log-in takes a millisecond of the processor instead of some 80: journeys log in often. */
await startProduct(lowCost)
