import { testPasswordCost } from '../contracts/sandbox/testing/seededDataFile.ts'
import { startProduct } from './startProduct.ts'

/**
 * Like `npm start`, but a login takes one millisecond of CPU time instead of about 80, and a journey's dataset, with
 * its hundreds of tables, is never written to disk.
 */
await startProduct({ passwordCost: testPasswordCost, data: undefined })
