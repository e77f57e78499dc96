import type { PageSpec } from '../../pageSpec.ts'

/** The pages of orders, in the map of pages. */
export const orderPages: readonly PageSpec[] = [
  {
    id: 'R045',
    path: '/order-history',
    title: '注文の履歴',
    guard: 'open',
    place: 'profile',
    load: () => import('./OrderHistoryRoute.tsx'),
  },
]
