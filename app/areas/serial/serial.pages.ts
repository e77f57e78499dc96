import type { PageSpec } from '../../pageSpec.ts'

export const serialPages: readonly PageSpec[] = [
  // No route is given for serial codes (Q32).
  {
    id: 'ours',
    path: '/serial-code',
    title: 'シリアルコード',
    guard: 'member',
    place: 'profile',
    load: () => import('./SerialCodeRoute.tsx'),
  },
]
