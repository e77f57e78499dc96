import type { PageSpec } from '../../pageSpec.ts'

/**
 * Path, title, guard and module of each page of live talks. The product defines the paths: the specification names only
 * the API endpoints, and a live talk as the target of a banner (R088, Q269).
 */
export const livetalkPages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/livetalk/group/:id',
    title: 'ライブトーク',
    guard: 'open',
    place: 'channel',
    load: () => import('./LivetalkGroupRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/livetalk/rehearsal',
    title: 'リハーサル室',
    guard: 'member',
    place: 'channel',
    load: () => import('./RehearsalRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/livetalk/:id',
    title: 'ライブトーク',
    guard: 'open',
    place: 'channel',
    load: () => import('./LivetalkRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/livetalk/:id/slot',
    title: 'ライブトークの枠',
    guard: 'member',
    place: 'channel',
    load: () => import('./LivetalkSlotsRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/livetalk/:id/talk-info',
    title: '話したいこと',
    guard: 'member',
    place: 'channel',
    load: () => import('./TalkInfoRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/livetalk/:id/call/:slotId',
    title: 'ライブトークの待機室',
    guard: 'member',
    place: 'channel',
    header: 'none',
    footer: 'none',
    load: () => import('./LivetalkCallRoute.tsx'),
  },
]
