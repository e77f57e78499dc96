import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of presents. */
export const presentPages: readonly PageSpec[] = [
  // The specification has no routes for presents (Q32).
  {
    id: 'ours',
    path: '/present',
    title: 'プレゼント',
    guard: 'member',
    place: 'profile',
    load: () => import('./PresentListRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/present/history',
    title: 'プレゼントの履歴',
    guard: 'member',
    place: 'profile',
    load: () => import('./PresentHistoryRoute.tsx'),
  },
]
