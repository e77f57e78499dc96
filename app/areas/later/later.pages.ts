import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of the list of items kept for later. */
export const laterPages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/mypage/later',
    title: 'あとで見る',
    guard: 'open',
    place: 'profile',
    load: () => import('./LaterListRoute.tsx'),
  },
]
