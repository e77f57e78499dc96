import type { PageSpec } from '../../pageSpec.ts'

/** The home page and the editor of its photo wall, in the map of pages. */
export const homePages: readonly PageSpec[] = [
  {
    id: 'R071',
    path: '/home',
    title: 'ホーム',
    guard: 'member',
    place: 'home',
    isLanding: true,
    load: () => import('./HomeRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/home/photos',
    title: 'ホームを飾る',
    guard: 'member',
    place: 'home',
    load: () => import('./HomePhotosRoute.tsx'),
  },
]
