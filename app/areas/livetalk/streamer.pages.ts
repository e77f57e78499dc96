import type { PageSpec } from '../../pageSpec.ts'

/**
 * Staff pages of live talks, which are our own (R088, Q11). The app does not know who runs a talk; the server checks it
 * (Q79, Q275).
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
