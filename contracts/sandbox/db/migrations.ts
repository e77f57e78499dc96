import { house1 } from './migrations/house1.ts'
import { account } from './migrations/account.ts'
import { campaign } from './migrations/campaign.ts'
import { collection } from './migrations/collection.ts'
import { event } from './migrations/event.ts'
import { livetalk } from './migrations/livetalk.ts'
import { payment } from './migrations/payment.ts'
import { post } from './migrations/post.ts'
import { realtime } from './migrations/realtime.ts'
import { story } from './migrations/story.ts'
import { video } from './migrations/video.ts'
import { world1 } from './migrations/world1.ts'

/** Migrations of what all worlds share. */
export const houseMigrations = { house1 }

/** Migrations of a world. They run in the order of their names, which never changes. */
export const worldMigrations = {
  world1,
  world2a: collection,
  world2b: account,
  world2c: event,
  world2d: campaign,
  world2e: livetalk,
  world2f: payment,
  world2g: post,
  world2h: story,
  world2i: video,
  world2j: realtime,
}
