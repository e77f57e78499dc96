import type { PageSpec } from '../../pageSpec.ts'

/** The staff's side of live talks: routes of ours (R088, Q11). Who runs one is known to the host alone (Q79, Q275). */
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
