import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { account1 } from './account/account.migration.ts'
import { address1 } from './address/address.migration.ts'
import { analytics1 } from './analytics/analytics.migration.ts'
import { auth1, auth2, auth3, auth4 } from './auth/auth.migration.ts'
import { callers1 } from './auth/callers.migration.ts'
import { block1 } from './block/block.migration.ts'
import { channel1 } from './channel/channel.migration.ts'
import { coins1, coins2, coinFunctions1 } from './coins/coins.migration.ts'
import { collection1 } from './collection/collection.migration.ts'
import { draw1 } from './draw/draw.migration.ts'
import { event1 } from './event/event.migration.ts'
import { gacha1, gacha2 } from './gacha/gacha.migration.ts'
import { home1, home2 } from './home/home.migration.ts'
import { inventory1, inventory2, inventory3, inventory4 } from './inventory/inventory.migration.ts'
import { livetalk1, livetalk2 } from './livetalk/livetalk.migration.ts'
import { lottery1 } from './lottery/lottery.migration.ts'
import { maintenance1 } from './maintenance/maintenance.migration.ts'
import { members1, members2 } from './members/members.migration.ts'
import { notice1, notice2 } from './notice/notice.migration.ts'
import { offer1 } from './offer/offer.migration.ts'
import { payment1, payment2, payment3, payment4 } from './payment/payment.migration.ts'
import { post1, post2 } from './post/post.migration.ts'
import { preorder1 } from './preorder/preorder.migration.ts'
import { present1 } from './present/present.migration.ts'
import { realtime1 } from './realtime/realtime.migration.ts'
import { report1 } from './report/report.migration.ts'
import { runtime1 } from './runtime/runtime.migration.ts'
import { serial1 } from './serial/serial.migration.ts'
import { shop1 } from './shop/shop.migration.ts'
import { special1 } from './special/special.migration.ts'
import { story1 } from './story/story.migration.ts'
import { video1 } from './video/video.migration.ts'
import { vote1 } from './vote/vote.migration.ts'
import { shared1 } from './runtime/db/shared.migration.ts'

/**
 * These lists define which DDL runs in which migration; each area has the DDL of its tables. A list that has run never
 * changes: an area adds another list (`gacha2`), which is included in a migration with a later name.
 */
const migration = (...parts: readonly (readonly string[])[]): Migration => ({
  async up(db) {
    for (const statement of parts.flat()) await sql.raw(statement).execute(db)
  },
})

/** Migrations of the tables that all datasets share. The names are stored in the database and never change. */
export const sharedMigrations = { house1: migration(shared1, coinFunctions1) }

/**
 * Migrations of a dataset, which run in the first schema of the search path, in the order of their names. The names are
 * stored and never change. A table must be created before tables that refer to it.
 */
export const datasetMigrations = {
  world1: migration(
    members1,
    runtime1,
    auth1,
    channel1,
    inventory1,
    home1,
    gacha1,
    coins1,
    shop1,
    payment1,
    notice1,
    maintenance1,
  ),
  world2a: migration(home2, inventory2, address1, collection1),
  world2b: migration(members2, auth2, account1),
  world2c: migration(event1, inventory3, present1, notice2, serial1),
  world2d: migration(vote1, inventory4, lottery1, preorder1, draw1),
  world2e: migration(livetalk1),
  world2f: migration(payment2, coins2),
  world2g: migration(block1, post1, report1),
  world2h: migration(story1),
  world2i: migration(video1, special1, offer1, analytics1),
  world2j: migration(realtime1),
  world3a: migration(payment3),
  world3b: migration(post2),
  world3c: migration(auth3),
  world3d: migration(gacha2),
  world3e: migration(payment4),
  world3f: migration(livetalk2),
  world3g: migration(callers1),
  world3h: migration(auth4),
}
