import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of events. The specification has no routes for events (Q32, Q197). */
export const eventPages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/event',
    title: 'イベント',
    guard: 'open',
    place: 'channel',
    load: () => import('./EventListRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/event/:id',
    title: 'イベント',
    guard: 'open',
    place: 'channel',
    load: () => import('./EventRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/event/:id/episode/:episodeId',
    title: '公演',
    guard: 'open',
    place: 'channel',
    load: () => import('./EpisodeRoute.tsx'),
  },
]
