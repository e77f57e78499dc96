import type { SeedPlace } from './place.ts'

/** Seeds votes, lotteries, preorders, draws, at every start; what people did stays. */
export async function seedCampaign(_place: SeedPlace): Promise<void> {}
