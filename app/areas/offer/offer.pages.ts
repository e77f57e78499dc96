import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of wish lists (リクエスト). */
export const offerPages: readonly PageSpec[] = [
  { id: 'R072', path: '/offer/:id', title: 'リクエスト', guard: 'member', load: () => import('./OfferRoute.tsx') },
  { id: 'ours', path: '/offer', title: 'リクエスト', guard: 'member', load: () => import('./OfferListRoute.tsx') },
]
