import { startProduct } from './startProduct.ts'

/** `npm start`. */
await startProduct()
