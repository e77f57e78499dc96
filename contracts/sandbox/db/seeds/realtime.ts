import type { SeedPlace } from './place.ts'

/** Seeds documents, at every start; what people did stays. */
export async function seedRealtime(_place: SeedPlace): Promise<void> {}
