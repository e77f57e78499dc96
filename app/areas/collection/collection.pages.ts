import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of the collection. */
export const collectionPages: readonly PageSpec[] = [
  {
    id: 'R064',
    path: '/collection',
    title: 'コレクション',
    guard: 'member',
    place: 'collection',
    load: () => import('./CollectionRoute.tsx'),
  },
  {
    id: 'R065',
    path: '/collection/viewable',
    title: '読む・見る',
    guard: 'member',
    place: 'collection',
    load: () => import('./ViewableRoute.tsx'),
  },
  {
    id: 'R066',
    path: '/collection/:ipId/story/privilege/:storyPrivilegeGroupId',
    title: '特典ストーリー',
    guard: 'member',
    place: 'collection',
    load: () => import('./PrivilegeStoryRoute.tsx'),
  },
]
