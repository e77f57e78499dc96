import { seedAccount, seedLockedNames } from './account/account.seed.ts'
import { seedDemoMemberAddress } from './address/address.seed.ts'
import { seedChannels, seedProgramme } from './channel/channel.seed.ts'
import { seedDemoMemberCollection, seedCollection } from './collection/collection.seed.ts'
import { seedDemoMemberDoors, seedDoors } from './door/door.seed.ts'
import { seedPrizeDraws } from './draw/draw.seed.ts'
import { seedDemoMemberEvents, seedEvent } from './event/event.seed.ts'
import { seedGachas } from './gacha/gacha.seed.ts'
import { seedDemoMemberHome, seedHome } from './home/home.seed.ts'
import { seedDemoMemberLivetalks, seedLivetalk } from './livetalk/livetalk.seed.ts'
import { seedDemoMemberLottery, seedLotteries } from './lottery/lottery.seed.ts'
import { seedForbiddenWords } from './people/people.seed.ts'
import { seedNotices } from './notice/notice.seed.ts'
import { seedOffers } from './offer/offer.seed.ts'
import { seedDemoMemberPayments } from './payment/payment.seed.ts'
import { seedDemoMemberPosts, seedTimelines } from './post/post.seed.ts'
import { seedDemoMemberPresents } from './present/present.seed.ts'
import { seedDemoMemberPreorder, seedPreorders } from './preorder/preorder.seed.ts'
import { seedRealtime } from './realtime/realtime.seed.ts'
import { seedSerialCodes } from './serial/serial.seed.ts'
import { seedShop } from './shop/shop.seed.ts'
import { seedSpecials } from './special/special.seed.ts'
import { seedDemoMemberStories, seedStory } from './story/story.seed.ts'
import { seedDemoMemberVideos, seedVideo } from './video/video.seed.ts'
import { seedDemoMemberVotes, seedVotes } from './vote/vote.seed.ts'
import { accounts, type SeedAccount } from './account/accounts.content.ts'
import type { SeedContext } from './runtime/seed/seedContext.ts'

/** All seeds that run at every start, in an order in which rows exist before other rows refer to them. */
const areaSeeds = [
  seedChannels,
  seedForbiddenWords,
  seedProgramme,
  seedGachas,
  seedHome,
  seedNotices,
  seedCollection,
  seedLockedNames,
  seedEvent,
  seedDoors,
  seedSerialCodes,
  seedVotes,
  seedLotteries,
  seedPreorders,
  seedPrizeDraws,
  seedLivetalk,
  seedShop,
  seedStory,
  seedVideo,
  seedSpecials,
  seedOffers,
  seedRealtime,
  seedTimelines,
]

/**
 * Fills a dataset with the invented channels at every start. Texts and pictures are updated from the seed, what members
 * did is kept, and times are renewed so that the demo always has current content.
 */
export async function seedContent({ db, now }: SeedContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const seed of areaSeeds) await seed({ db: trx, now })
  })
}

/** What each area gives the demo accounts once. The order ensures that rows exist before other rows refer to them. */
const demoMemberSeeds = [
  seedDemoMemberPayments,
  seedDemoMemberAddress,
  seedDemoMemberHome,
  seedDemoMemberCollection,
  seedDemoMemberEvents,
  seedDemoMemberDoors,
  seedDemoMemberPresents,
  seedDemoMemberCampaigns,
  seedDemoMemberStories,
  seedDemoMemberVideos,
  seedDemoMemberLivetalks,
  seedDemoMemberPosts,
]

/** Creates the demo accounts; existing ones are not changed. */
export async function seedAccounts(ctx: SeedContext): Promise<void> {
  for (const account of accounts)
    await seedAccount(ctx, account, async (inTransaction) => {
      for (const seedDemoMember of demoMemberSeeds) await seedDemoMember(inTransaction, account)
    })
}

/** Gives the experienced demo account its past campaigns. The other demo account has done nothing yet. */
async function seedDemoMemberCampaigns(ctx: SeedContext, { accountId }: SeedAccount): Promise<void> {
  if (accountId !== 'koharu') return
  await seedDemoMemberVotes(ctx, accountId)
  await seedDemoMemberLottery(ctx, accountId)
  await seedDemoMemberPreorder(ctx, accountId)
}
