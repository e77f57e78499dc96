import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of orders. */
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
