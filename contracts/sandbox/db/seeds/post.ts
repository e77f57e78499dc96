import type { SeedPlace } from './place.ts'

/** Seeds posts, blocks, reports, at every start; what people did stays. */
export async function seedPost(_place: SeedPlace): Promise<void> {}
