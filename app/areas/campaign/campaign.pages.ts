import type { PageSpec } from '../../pageSpec.ts'

/** The pages with lists of campaigns. They are our addition: the specification has none (Q375). */
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
