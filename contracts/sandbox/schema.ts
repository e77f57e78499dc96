import type { Kysely } from 'kysely'
import type { AccountTables } from './account/account.tables.ts'
import type { AddressTables } from './address/address.tables.ts'
import type { AnalyticsTables } from './analytics/analytics.tables.ts'
import type { AuthTables } from './auth/auth.tables.ts'
import type { BlockTables } from './block/block.tables.ts'
import type { ChannelTables } from './channel/channel.tables.ts'
import type { LedgerTables } from './ledger/ledger.tables.ts'
import type { CollectionTables } from './collection/collection.tables.ts'
import type { DrawTables } from './draw/draw.tables.ts'
import type { EventTables } from './event/event.tables.ts'
import type { GachaTables } from './gacha/gacha.tables.ts'
import type { HomeTables } from './home/home.tables.ts'
import type { InventoryTables } from './inventory/inventory.tables.ts'
import type { LivetalkTables } from './livetalk/livetalk.tables.ts'
import type { LotteryTables } from './lottery/lottery.tables.ts'
import type { MaintenanceTables } from './maintenance/maintenance.tables.ts'
import type { PeopleTables } from './people/people.tables.ts'
import type { NoticeTables } from './notice/notice.tables.ts'
import type { OfferTables } from './offer/offer.tables.ts'
import type { PaymentTables } from './payment/payment.tables.ts'
import type { PostTables } from './post/post.tables.ts'
import type { PreorderTables } from './preorder/preorder.tables.ts'
import type { PresentTables } from './present/present.tables.ts'
import type { RealtimeTables } from './realtime/realtime.tables.ts'
import type { ReminderTables } from './reminder/reminder.tables.ts'
import type { ReportTables } from './report/report.tables.ts'
import type { RuntimeTables } from './runtime/runtime.tables.ts'
import type { SerialTables } from './serial/serial.tables.ts'
import type { ShopTables } from './shop/shop.tables.ts'
import type { SpecialTables } from './special/special.tables.ts'
import type { StoryTables } from './story/story.tables.ts'
import type { VideoTables } from './video/video.tables.ts'
import type { VoteTables } from './vote/vote.tables.ts'

/**
 * The tables of one dataset (runtime/db/datasets.ts), by area. Times are UTC instants, days are `YYYY-MM-DD`, coins are
 * integers.
 */
export interface DatasetTables
  extends
    AccountTables,
    AddressTables,
    AnalyticsTables,
    AuthTables,
    BlockTables,
    ChannelTables,
    LedgerTables,
    CollectionTables,
    DrawTables,
    EventTables,
    GachaTables,
    HomeTables,
    InventoryTables,
    LivetalkTables,
    LotteryTables,
    MaintenanceTables,
    PeopleTables,
    NoticeTables,
    OfferTables,
    PaymentTables,
    PostTables,
    PreorderTables,
    PresentTables,
    RealtimeTables,
    ReminderTables,
    ReportTables,
    RuntimeTables,
    SerialTables,
    ShopTables,
    SpecialTables,
    StoryTables,
    VideoTables,
    VoteTables {}

/**
 * The type of a dataset's tables for queries, in or outside a transaction. It has only the needed part of Kysely's
 * type, because comparing all of it takes the type checker half a minute.
 */
export type Db = Pick<
  Kysely<DatasetTables>,
  | 'selectFrom'
  | 'insertInto'
  | 'updateTable'
  | 'deleteFrom'
  | 'with'
  | 'withSchema'
  | 'selectNoFrom'
  | 'fn'
  | 'dynamic'
  | 'transaction'
  | 'getExecutor'
>
