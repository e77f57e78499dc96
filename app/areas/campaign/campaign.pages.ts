import type { PageSpec } from '../../pageSpec.ts'

/** Pages of our own: the specification has no list of campaigns (Q375). */
export const campaignPages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/campaign',
    title: 'キャンペーン',
    guard: 'open',
    place: 'channel',
    load: () => import('./CampaignListRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/channel/:id/campaign',
    title: 'キャンペーン',
    guard: 'open',
    place: 'channel',
    load: () => import('./CampaignListRoute.tsx'),
  },
]
