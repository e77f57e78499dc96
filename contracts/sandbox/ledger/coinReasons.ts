import type { Db } from '../schema.ts'

/** What coins were spent on or given for: for example a gacha or a present, with its name. */
export interface CoinSubject {
  reference: string
  name: string
  /** The name of the channel of the gacha, story or other content; absent without a channel. */
  ip_name?: string
}

/** The text of a reason in the coin history. */
export interface CoinReasonText {
  /** The label of the reason in the history. It is shown alone, or as `label「name」` if `subjects` finds a name. */
  label: string
  /** Looks up the names for movements with this reason by their references, for a whole page at once. */
  subjects?: (db: Db, references: readonly string[]) => Promise<CoinSubject[]>
}

/**
 * Every reason for which coins move, with its text for the coin history. Code that gives or takes coins adds its reason
 * here. `subjects` looks up names by the references of the movements.
 */
export const coinReasons = {
  WELCOME: { label: '登録ありがとう特典' },
  OPENING: { label: 'これまでのコイン' },
  DISCARDED: { label: '退会' },
  PURCHASE: {
    label: 'コインの購入',
    subjects: (db, references) =>
      db
        .selectFrom('payment_transaction')
        .select(['id as reference', 'item_name as name'])
        .where('id', 'in', references)
        .execute(),
  },
  GACHA: {
    label: 'ガチャ',
    subjects: (db, references) =>
      db
        .selectFrom('gacha_draw')
        .innerJoin('gacha', 'gacha.id', 'gacha_draw.gacha_id')
        .innerJoin('channel', 'channel.id', 'gacha.channel_id')
        .select(['gacha_draw.id as reference', 'gacha.name', 'channel.name as ip_name'])
        .where('gacha_draw.id', 'in', references)
        .execute(),
  },
  NOTICE: {
    label: 'お知らせの受け取り',
    subjects: (db, references) =>
      db.selectFrom('notice').select(['id as reference', 'title as name']).where('id', 'in', references).execute(),
  },
  PRESENT: { label: 'プレゼントの受け取り' },
  SERIAL_CODE: { label: 'シリアルコード' },
  STORY: { label: '物語', subjects: episodeNames },
  STORY_REWARD: { label: '物語を読んだお礼', subjects: episodeNames },
  VIDEO: {
    label: '動画',
    subjects: (db, references) =>
      db
        .selectFrom('video')
        .innerJoin('channel', 'channel.id', 'video.channel_id')
        .select(['video.id as reference', 'title as name', 'channel.name as ip_name'])
        .where('video.id', 'in', references)
        .execute(),
  },
  VOTE: {
    label: '投票の特典',
    subjects: (db, references) =>
      db
        .selectFrom('vote_campaign')
        .innerJoin('channel', 'channel.id', 'vote_campaign.channel_id')
        .select(['vote_campaign.id as reference', 'vote_campaign.name', 'channel.name as ip_name'])
        .where('vote_campaign.id', 'in', references)
        .execute(),
  },
  LOTTERY: {
    label: '抽選の応募',
    subjects: (db, references) =>
      db
        .selectFrom('lottery_entry')
        .innerJoin('lottery', 'lottery.id', 'lottery_entry.lottery_id')
        .innerJoin('channel', 'channel.id', 'lottery.channel_id')
        .select(['lottery_entry.id as reference', 'lottery.name', 'channel.name as ip_name'])
        .where('lottery_entry.id', 'in', references)
        .execute(),
  },
  LOTTERY_PRIZE: {
    label: '抽選の賞品',
    subjects: (db, references) =>
      db
        .selectFrom('lottery')
        .innerJoin('channel', 'channel.id', 'lottery.channel_id')
        .select(['lottery.id as reference', 'lottery.name', 'channel.name as ip_name'])
        .where('lottery.id', 'in', references)
        .execute(),
  },
  PREORDER: {
    label: '予約',
    subjects: (db, references) =>
      db
        .selectFrom('preorder_purchase')
        .innerJoin('preorder', 'preorder.id', 'preorder_purchase.preorder_id')
        .innerJoin('channel', 'channel.id', 'preorder.channel_id')
        .select(['preorder_purchase.id as reference', 'preorder.name', 'channel.name as ip_name'])
        .where('preorder_purchase.id', 'in', references)
        .execute(),
  },
  CHANNEL_DRAW: {
    label: 'チャンネルの抽選会',
    subjects: (db, references) =>
      db
        .selectFrom('prize_draw_entry')
        .innerJoin('prize_draw', 'prize_draw.id', 'prize_draw_entry.draw_id')
        .innerJoin('channel', 'channel.id', 'prize_draw.channel_id')
        .select(['prize_draw_entry.id as reference', 'prize_draw.name', 'channel.name as ip_name'])
        .where('prize_draw_entry.id', 'in', references)
        .execute(),
  },
} as const satisfies Readonly<Record<string, CoinReasonText>>

/** Why coins move: a key of `coinReasons`. */
export type CoinReason = keyof typeof coinReasons

function episodeNames(db: Db, references: readonly string[]): Promise<CoinSubject[]> {
  return db
    .selectFrom('story_episode')
    .innerJoin('story_group', 'story_group.id', 'story_episode.group_id')
    .innerJoin('channel', 'channel.id', 'story_group.channel_id')
    .select(['story_episode.id as reference', 'story_episode.title as name', 'channel.name as ip_name'])
    .where('story_episode.id', 'in', references)
    .execute()
}
