import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of posts. */
export const postPages: readonly PageSpec[] = [
  {
    id: 'R046',
    path: '/post/:type/:typeId/:postId',
    title: '投稿',
    guard: 'open',
    place: 'channel',
    load: () => import('./PostRoute.tsx'),
  },
  {
    id: 'R047',
    path: '/unity/post/:type/:typeId',
    title: 'タイムライン',
    guard: 'open',
    header: 'none',
    load: () => import('./EmbeddedTimelineRoute.tsx'),
  },
  {
    id: 'R048',
    path: '/unity/post/:type/:typeId/:postId',
    title: '投稿',
    guard: 'open',
    header: 'none',
    load: () => import('./PostRoute.tsx'),
  },
]
