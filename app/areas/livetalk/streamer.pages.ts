import type { PageSpec } from '../../pageSpec.ts'

/**
 * Path, title, guard and module of each page of live talks for their staff: the streamer, who talks with the guests,
 * and officials, who supervise. The specification has no paths for them (R088, Q11). The app does not know which
 * members are staff; the server checks that at each request (Q79, Q275).
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
