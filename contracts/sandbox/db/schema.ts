import type { ColumnType, Generated, Kysely } from 'kysely'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import type { Rarity } from '../../gacha/rarity.ts'
import type { BannerLinkTarget } from '../../home/home.endpoints.ts'
import type { AccountTables } from './tables/account.ts'
import type { CampaignTables } from './tables/campaign.ts'
import type { CollectionTables } from './tables/collection.ts'
import type { EventTables } from './tables/event.ts'
import type { LivetalkTables } from './tables/livetalk.ts'
import type { PaymentTables } from './tables/payment.ts'
import type { PostTables } from './tables/post.ts'
import type { RealtimeTables } from './tables/realtime.ts'
import type { StoryTables } from './tables/story.ts'
import type { VideoTables } from './tables/video.ts'

/** Tables of one world (see worlds.ts). Times are UTC instants, days are `YYYY-MM-DD`, coins are whole numbers. */
export interface World
  extends
    AccountTables,
    CampaignTables,
    CollectionTables,
    EventTables,
    LivetalkTables,
    PaymentTables,
    PostTables,
    RealtimeTables,
    StoryTables,
    VideoTables {
  account: AccountTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  signup: SignupTable
  signin_failure: { email_key: string; failures: number; locked_until: Date | null }
  profile: ProfileTable
  moderation_word: { word: string }

  channel: ChannelTable
  channel_member: ChannelMemberTable
  programme: ProgrammeTable
  follow: { account_id: string; channel_id: string; created_at: Date }
  banner: BannerTable
  home_photo: { account_id: string; position: number; item_id: string }

  item: ItemTable
  owned_item: { account_id: string; item_id: string; owned_count: number; acquired_at: Date }
  gacha: GachaTable
  gacha_price: { gacha_id: string; draw_count: number; consume_coin: number }
  gacha_item: GachaItemTable
  gacha_agreement: { account_id: string; gacha_id: string; created_at: Date }
  draw: DrawTable
  draw_result: { draw_id: string; position: number; item_id: string }

  ledger_account: LedgerAccountTable
  ledger_transaction: LedgerTransactionTable
  ledger_entry: { transaction_id: string; ledger_account_id: string; amount: number }
  idempotency: IdempotencyTable

  coin_pack: CoinPackTable

  notice: NoticeTable
  notice_read: { account_id: string; notice_id: string }
  maintenance: MaintenanceTable
}

/** Tables of the whole sandbox, shared by its worlds. */
export interface HouseTables {
  world: { name: string; schema: string; clock_offset: Generated<number>; created_at: Date }
  secret: { name: string; value: string }
  mail: { id: string; world: string; recipient: string; subject: string; body: string; code: string; created_at: Date }
}

interface AccountTable {
  id: string
  /** Null: a member by a provider only. */
  email: string | null
  /** The address in lower case: what is unique. */
  email_key: string | null
  /** Null: no log-in by e-mail. */
  password_hash: string | null
  suspended_at: Date | null
  created_at: Date
}

interface SessionTable {
  id: string
  /** Null: a guest. */
  account_id: string | null
  created_at: Date
  revoked_at: Date | null
}

interface RefreshTokenTable {
  id: string
  session_id: string
  created_at: Date
  used_at: Date | null
  successor_id: string | null
}

interface SignupTable {
  session_id: string
  email: string
  email_key: string
  /** Null: a sign-up by a provider. */
  password_hash: string | null
  provider: SocialProvider | null
  subject: string | null
  code_hash: string
  code_expires_at: Date
  failures: number
  locked_until: Date | null
}

interface ProfileTable {
  account_id: string
  nick_name: string
  unique_name: string
  is_official: Generated<boolean>
  first_name: string | null
  last_name: string | null
  birthday: string | null
  gender: 1 | 2 | 3 | null
  prefecture: number | null
  image: string | null
}

/** Start inclusive, end exclusive (Q70). */
export interface Published {
  published_from: Date
  published_until: Date
}

interface ChannelTable extends Published {
  id: string
  position: number
  name: string
  category: string | null
  description: string | null
  schedule: string | null
  image: string | null
  hero_image: string | null
  oshi_color: string | null
  /** Followers from before this world began; real follows are added. */
  follower_base: number
}

interface ChannelMemberTable {
  id: string
  channel_id: string
  position: number
  name: string
  role: string | null
  image: string | null
}

interface BannerTable {
  id: string
  position: number
  title: string
  image: string
  channel_id: string | null
  link_target: BannerLinkTarget
  /** The id of a notice, story group, video, live-talk group; an https address for EXTERNAL_LINK (X15). */
  link_value: string | null
}

interface ProgrammeTable {
  id: string
  channel_id: string
  kind: string
  title: string
  episode: string | null
  start_time: Date
  end_time: Date | null
  image: string | null
  viewer_count: number | null
  link_id: string | null
}

interface ItemTable {
  id: string
  channel_id: string
  type: 'PHOTO' | 'TICKET'
  name: string
  image: string | null
  rarity: Rarity | null
}

interface GachaTable extends Published {
  id: string
  channel_id: string
  position: number
  name: string
  image: string | null
  type: 'LIMIT' | 'OTHERS' | 'COMMON'
  description: string | null
  caution_list: Json<string[]> | null
  terms: string | null
  /** A free gacha can be drawn until then; null: not a free one. */
  free_until: Date | null
  /** Draws per member; null: unlimited. */
  draw_limit: number | null
}

interface GachaItemTable {
  gacha_id: string
  item_id: string
  position: number
  /** Ten-thousandths of all draws: 250 is 2.5 %. Those of a gacha add up to 10 000. */
  weight: number
  /** Null: endless. */
  stock: number | null
  /** How often one member can draw it; null: unlimited. */
  limit_per_member: number | null
}

interface DrawTable {
  id: string
  account_id: string
  gacha_id: string
  draw_count: number
  consume_coin: number
  ledger_transaction_id: string | null
  created_at: Date
}

export type LedgerKind = 'FREE' | 'PAID' | 'GRANTED' | 'SOLD' | 'SPENT' | 'ADJUSTED'

interface LedgerAccountTable {
  id: string
  /** Null: an account of the house, or of a member who is gone. */
  account_id: string | null
  /** Balances are kept per platform (Q9). */
  platform: Generated<'WEB' | 'IOS' | 'ANDROID'>
  kind: LedgerKind
  /** Kept by a trigger on the entries, for members only; never below zero. */
  balance: Generated<number>
}

interface LedgerTransactionTable {
  id: string
  /** Why coins moved: `WELCOME`, `GACHA`. */
  reason: string
  /** What they moved for: the id of the draw. */
  reference: string | null
  created_at: Date
}

interface IdempotencyTable {
  account_id: string
  key: string
  /** Which call with which request: a key cannot be used for another one. */
  fingerprint: string
  answer: Json<unknown> | null
  created_at: Date
}

interface CoinPackTable extends Published {
  id: string
  position: number
  paid_coin: number
  price: number
  sales_copy: string | null
  max_quantity: number
  has_showed_time_left: boolean | null
  is_hidden: boolean | null
}

interface NoticeTable {
  id: string
  category: string
  title: string
  text: string
  published_at: Date
}

interface MaintenanceTable {
  id: string
  is_partial: boolean
  start_time: Date
  end_time: Date | null
  message: string | null
  target_ip_names: Json<string[]> | null
  target_category_names: Json<string[]> | null
  targets_all_ips: boolean | null
  /** Calls are answered with UnderMaintenance while it is there. */
  closes_house: boolean
}

/** Read as a value, written as JSON text: the drivers disagree about arrays. */
export type Json<T> = ColumnType<T, string, string>

/**
 * The tables of a world, in or out of a transaction: what queries need of Kysely, and no more, because comparing the
 * whole of it takes the type checker half a minute.
 */
export type Db = Pick<
  Kysely<World>,
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
