import type { CampaignKind } from './campaign.types.ts'

/** The Japanese noun for each kind of campaign. */
export const campaignKindText: Readonly<Record<CampaignKind, string>> = {
  VOTE_RANKING: 'ランキング投票',
  VOTE_COOP: 'みんなの投票',
  LOTTERY: '抽選',
  PREORDER: '受注販売',
  DRAW: '抽選会',
  LIVE_TALK_GROUP: 'ライブトーク',
  EVENT: 'イベント',
  UNKNOWN: 'キャンペーン',
}
