import { startProduct } from './startProduct.ts'

/** `npm start`: runs the built app and the sandbox. */
await startProduct()
