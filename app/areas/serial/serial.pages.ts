import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of serial codes. */
export const serialPages: readonly PageSpec[] = [
  // The specification has no route for serial codes (Q32).
  {
    id: 'ours',
    path: '/serial-code',
    title: 'シリアルコード',
    guard: 'member',
    place: 'profile',
    load: () => import('./SerialCodeRoute.tsx'),
  },
]
