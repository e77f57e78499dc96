import type { SeedAccount } from '../../content/accounts.ts'
import { furnishLottery, seedLotteries } from './lotteries.ts'
import { seedChannelDraws } from './channelDraws.ts'
import type { SeedPlace } from './place.ts'
import { furnishPreorder, seedPreorders } from './preorders.ts'
import { furnishVotes, seedVotes } from './votes.ts'

/** Seeds votes, lotteries, preorders, draws, at every start; what people did stays. */
export async function seedCampaign(place: SeedPlace): Promise<void> {
  await seedVotes(place)
  await seedLotteries(place)
  await seedPreorders(place)
  await seedChannelDraws(place)
}

/** What the demo account that has been here for a while did already; the other one has everything before it. */
export async function furnishCampaign(place: SeedPlace, { accountId }: SeedAccount): Promise<void> {
  if (accountId !== 'koharu') return
  await furnishVotes(place, accountId)
  await furnishLottery(place, accountId)
  await furnishPreorder(place, accountId)
}
