import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { accountDdl1 } from './account/account.migration.ts'
import { addressDdl1 } from './address/address.migration.ts'
import { analyticsDdl1 } from './analytics/analytics.migration.ts'
import { authDdl1, authDdl2, authDdl3, authDdl4, authDdl5 } from './auth/auth.migration.ts'
import { callersDdl1 } from './auth/callers.migration.ts'
import { blockDdl1 } from './block/block.migration.ts'
import { channelDdl1, channelDdl2 } from './channel/channel.migration.ts'
import { ledgerDdl1, ledgerDdl2, ledgerDdl3, ledgerFunctions1 } from './ledger/ledger.migration.ts'
import { collectionDdl1 } from './collection/collection.migration.ts'
import { doorDdl1 } from './door/door.migration.ts'
import { drawDdl1 } from './draw/draw.migration.ts'
import { eventDdl1 } from './event/event.migration.ts'
import { gachaDdl1, gachaDdl2, gachaDdl3 } from './gacha/gacha.migration.ts'
import { homeDdl1, homeDdl2 } from './home/home.migration.ts'
import { inventoryDdl1, inventoryDdl2, inventoryDdl3, inventoryDdl4 } from './inventory/inventory.migration.ts'
import { livetalkDdl1, livetalkDdl2 } from './livetalk/livetalk.migration.ts'
import { lotteryDdl1 } from './lottery/lottery.migration.ts'
import { maintenanceDdl1 } from './maintenance/maintenance.migration.ts'
import { peopleDdl1, peopleDdl2 } from './people/people.migration.ts'
import { noticeDdl1, noticeDdl2 } from './notice/notice.migration.ts'
import { offerDdl1 } from './offer/offer.migration.ts'
import { paymentDdl1, paymentDdl2, paymentDdl3, paymentDdl4 } from './payment/payment.migration.ts'
import { postDdl1, postDdl2, postDdl3, postDdl4 } from './post/post.migration.ts'
import { preorderDdl1 } from './preorder/preorder.migration.ts'
import { presentDdl1 } from './present/present.migration.ts'
import { realtimeDdl1 } from './realtime/realtime.migration.ts'
import { reminderDdl1 } from './reminder/reminder.migration.ts'
import { reportDdl1 } from './report/report.migration.ts'
import { runtimeDdl1 } from './runtime/runtime.migration.ts'
import { serialDdl1 } from './serial/serial.migration.ts'
import { shopDdl1 } from './shop/shop.migration.ts'
import { specialDdl1 } from './special/special.migration.ts'
import { storyDdl1 } from './story/story.migration.ts'
import { videoDdl1, videoDdl2 } from './video/video.migration.ts'
import { voteDdl1 } from './vote/vote.migration.ts'
import { sharedDdl1 } from './runtime/db/shared.migration.ts'

/**
 * Defines which SQL runs in which migration; each area has the SQL of its tables. A list of SQL that has run never
 * changes: an area adds another list (`gachaDdl2`), which is included in a migration with a later name.
 */
const migration = (...parts: readonly (readonly string[])[]): Migration => ({
  async up(db) {
    for (const statement of parts.flat()) await sql.raw(statement).execute(db)
  },
})

/** Migrations of the tables that all datasets share. The names are stored in the database and never change. */
export const sharedMigrations = { house1: migration(sharedDdl1, ledgerFunctions1) }

/**
 * Migrations of a dataset, which run in the first schema of the search path, in the order of their names. The names are
 * stored and never change. A table must be created before tables that refer to it.
 */
export const datasetMigrations = {
  world1: migration(
    peopleDdl1,
    runtimeDdl1,
    authDdl1,
    channelDdl1,
    inventoryDdl1,
    homeDdl1,
    gachaDdl1,
    ledgerDdl1,
    shopDdl1,
    paymentDdl1,
    noticeDdl1,
    maintenanceDdl1,
  ),
  world2a: migration(homeDdl2, inventoryDdl2, addressDdl1, collectionDdl1),
  world2b: migration(peopleDdl2, authDdl2, accountDdl1),
  world2c: migration(eventDdl1, inventoryDdl3, presentDdl1, noticeDdl2, serialDdl1),
  world2d: migration(voteDdl1, inventoryDdl4, lotteryDdl1, preorderDdl1, drawDdl1),
  world2e: migration(livetalkDdl1),
  world2f: migration(paymentDdl2, ledgerDdl2),
  world2g: migration(blockDdl1, postDdl1, reportDdl1),
  world2h: migration(storyDdl1),
  world2i: migration(videoDdl1, specialDdl1, offerDdl1, analyticsDdl1),
  world2j: migration(realtimeDdl1),
  world3a: migration(paymentDdl3),
  world3b: migration(postDdl2),
  world3c: migration(authDdl3),
  world3d: migration(gachaDdl2),
  world3e: migration(paymentDdl4),
  world3f: migration(livetalkDdl2),
  world3g: migration(callersDdl1),
  world3h: migration(authDdl4),
  world3i: migration(postDdl3),
  world3j: migration(gachaDdl3),
  world3k: migration(channelDdl2),
  world3l: migration(reminderDdl1),
  world3m: migration(postDdl4),
  world3n: migration(videoDdl2),
  world3o: migration(doorDdl1),
  world3p: migration(ledgerDdl3),
  world3q: migration(authDdl5),
}
