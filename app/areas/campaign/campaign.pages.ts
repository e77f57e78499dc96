import type { PageSpec } from '../../pageSpec.ts'

/** The documents give campaigns no list (Q375). */
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
