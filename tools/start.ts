import { startProduct } from './startProduct.ts'

/** Runs `npm start`. */
await startProduct()
