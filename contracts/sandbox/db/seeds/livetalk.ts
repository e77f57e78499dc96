import type { SeedPlace } from './place.ts'

/** Seeds live talks, at every start; what people did stays. */
export async function seedLivetalk(_place: SeedPlace): Promise<void> {}
