import { testPasswordCost } from '../contracts/sandbox/testing/seededDataFile.ts'
import { startProduct } from './startProduct.ts'

/**
 * Starts the product for journeys, as `npm start` does, but a login takes one millisecond of CPU time instead of about
 * 80, and the dataset of a journey, with its hundreds of tables, is never written to disk.
 */
await startProduct({ passwordCost: testPasswordCost, data: undefined })
