import type { PageSpec } from '../../pageSpec.ts'

/** The pages of serial codes, in the map of pages. */
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
