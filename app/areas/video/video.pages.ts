import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of videos. */
export const videoPages: readonly PageSpec[] = [
  {
    id: 'R053',
    path: '/channel/:id/movie',
    title: '動画',
    guard: 'open',
    place: 'channel',
    load: () => import('./VideoListRoute.tsx'),
  },
  {
    id: 'R054',
    path: '/channel/:id/movie/:videoId',
    title: '動画',
    guard: 'open',
    place: 'channel',
    load: () => import('./VideoRoute.tsx'),
  },
  {
    id: 'R055',
    path: '/channel/:id/movie/:videoId/unity',
    title: '動画',
    guard: 'open',
    header: 'none',
    footer: 'none',
    place: 'channel',
    load: () => import('./VideoEmbedRoute.tsx'),
  },
  {
    id: 'R056',
    path: '/channel/:id/special',
    title: '特集',
    guard: 'open',
    place: 'channel',
    load: () => import('./SpecialListRoute.tsx'),
  },
]
