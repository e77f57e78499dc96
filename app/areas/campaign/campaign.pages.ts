import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page with a list of campaigns. The specification has no such pages (Q375). */
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
