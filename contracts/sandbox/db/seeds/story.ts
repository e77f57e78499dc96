import type { SeedPlace } from './place.ts'

/** Seeds stories and tips, at every start; what people did stays. */
export async function seedStory(_place: SeedPlace): Promise<void> {}
