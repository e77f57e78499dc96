import type { Campaign } from './campaign.ts'

/** The lottery of the state `a lottery` with `detail: 'minimal'`, as a campaign. */
export const bareCampaign = {
  kind: 'LOTTERY',
  campaignId: 'lottery-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星読み放送局',
  name: '流星群の夜の抽選会',
  startTime: '2026-03-01T03:00:00Z',
  endTime: '2026-03-21T03:00:00Z',
  state: 'OPEN',
} as const satisfies Campaign

/** The lottery of the state `a lottery`, as a campaign. */
export const fullCampaign = {
  ...bareCampaign,
  oshiColor: '#2f4b8f',
  image: 'lottery/meteor.webp',
  resultTime: '2026-03-22T03:00:00Z',
} as const satisfies Campaign
