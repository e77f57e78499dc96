import type { PageSpec } from '../../pageSpec.ts'

/** The pages of wish lists (リクエスト), in the map of pages. */
export const offerPages: readonly PageSpec[] = [
  { id: 'R072', path: '/offer/:id', title: 'リクエスト', guard: 'member', load: () => import('./OfferRoute.tsx') },
  { id: 'ours', path: '/offer', title: 'リクエスト', guard: 'member', load: () => import('./OfferListRoute.tsx') },
]
