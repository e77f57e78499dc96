import { seedAccount, seedLockedNames } from './account/account.seed.ts'
import { furnishAddress } from './address/address.seed.ts'
import { seedChannels, seedProgramme } from './channel/channel.seed.ts'
import { furnishCollection, seedCollection } from './collection/collection.seed.ts'
import { seedChannelDraws } from './draw/draw.seed.ts'
import { furnishEvents, seedEvent } from './event/event.seed.ts'
import { seedGachas } from './gacha/gacha.seed.ts'
import { furnishHome, seedHome } from './home/home.seed.ts'
import { furnishLivetalk, seedLivetalk } from './livetalk/livetalk.seed.ts'
import { furnishLottery, seedLotteries } from './lottery/lottery.seed.ts'
import { seedForbiddenWords } from './members/members.seed.ts'
import { seedNotices } from './notice/notice.seed.ts'
import { seedOffers } from './offer/offer.seed.ts'
import { furnishPayment } from './payment/payment.seed.ts'
import { furnishPost, seedPost } from './post/post.seed.ts'
import { furnishPresents } from './present/present.seed.ts'
import { furnishPreorder, seedPreorders } from './preorder/preorder.seed.ts'
import { seedRealtime } from './realtime/realtime.seed.ts'
import { seedSerialCodes } from './serial/serial.seed.ts'
import { seedShop } from './shop/shop.seed.ts'
import { seedSpecials } from './special/special.seed.ts'
import { furnishStory, seedStory } from './story/story.seed.ts'
import { furnishVideo, seedVideo } from './video/video.seed.ts'
import { furnishVotes, seedVotes } from './vote/vote.seed.ts'
import { accounts, type SeedAccount } from './account/accounts.content.ts'
import type { SeedPlace } from './runtime/seed/seedPlace.ts'

/** Seeds in the order of their references. */
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
  seedSerialCodes,
  seedVotes,
  seedLotteries,
  seedPreorders,
  seedChannelDraws,
  seedLivetalk,
  seedShop,
  seedStory,
  seedVideo,
  seedSpecials,
  seedOffers,
  seedRealtime,
  seedPost,
]

/**
 * Fills a dataset with the invented channels at every start. Texts and pictures are updated from the seed, what members
 * did is kept, and times are renewed so that the demo always has current content.
 */
export async function seedContent({ db, now }: SeedPlace): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const seed of areaSeeds) await seed({ db: trx, now })
  })
}

/** What each area gives the demo accounts once, in the order of references. */
const areaFurnishings = [
  furnishPayment,
  furnishAddress,
  furnishHome,
  furnishCollection,
  furnishEvents,
  furnishPresents,
  furnishCampaign,
  furnishStory,
  furnishVideo,
  furnishLivetalk,
  furnishPost,
]

/** Creates the demo accounts; existing ones are not changed. */
export async function seedAccounts(place: SeedPlace): Promise<void> {
  for (const account of accounts)
    await seedAccount(place, account, async (inside) => {
      for (const furnish of areaFurnishings) await furnish(inside, account)
    })
}

/** Gives the experienced demo account its past campaigns; the other account has done nothing yet. */
async function furnishCampaign(place: SeedPlace, { accountId }: SeedAccount): Promise<void> {
  if (accountId !== 'koharu') return
  await furnishVotes(place, accountId)
  await furnishLottery(place, accountId)
  await furnishPreorder(place, accountId)
}
