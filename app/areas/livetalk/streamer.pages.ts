import type { PageSpec } from '../../pageSpec.ts'

/**
 * The staff's pages of live talks. Their paths are our own (R088, Q11). The app does not know who runs a talk; the
 * server checks that in each call (Q79, Q275).
 */
export const streamerPages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/livetalk/group/:id/staff',
    title: 'ライブトーク',
    guard: 'open',
    place: 'channel',
    load: () => import('./StreamerTalksRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/livetalk/:id/staff',
    title: 'ライブトーク',
    guard: 'open',
    place: 'channel',
    views: ['slot', 'monitor'],
    load: () => import('./StreamerRoute.tsx'),
  },
]
