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

/** In an order in which what refers to something comes after it. */
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
 * Fills a world with the invented channels, at every start. Texts and pictures follow the seed; what people did stays.
 * What lies in time is renewed, so that the demo is always alive.
 */
export async function seedContent({ db, now }: SeedPlace): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const seed of areaSeeds) await seed({ db: trx, now })
  })
}

/** What each area gives the demo accounts, once: in an order in which what refers to something comes after it. */
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

/** The accounts to look around with; left alone once they exist. */
export async function seedAccounts(place: SeedPlace): Promise<void> {
  for (const account of accounts)
    await seedAccount(place, account, async (inside) => {
      for (const furnish of areaFurnishings) await furnish(inside, account)
    })
}

/** What the demo account that has been here for a while did already; the other one has everything before it. */
async function furnishCampaign(place: SeedPlace, { accountId }: SeedAccount): Promise<void> {
  if (accountId !== 'koharu') return
  await furnishVotes(place, accountId)
  await furnishLottery(place, accountId)
  await furnishPreorder(place, accountId)
}
