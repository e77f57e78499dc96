import { lowCost } from '../contracts/sandbox/testing/seededDataFile.ts'
import { startProduct } from './startProduct.ts'

/**
 * As `npm start`, but that a log-in takes a millisecond of the processor instead of some 80, and that a world of a
 * journey's own, with its hundreds of tables, is never written to a disk.
 */
await startProduct({ passwordCost: lowCost, data: undefined })
