import type { SeedPlace } from './place.ts'

/** Seeds shop, payments, currency, at every start; what people did stays. */
export async function seedPayment(_place: SeedPlace): Promise<void> {}
