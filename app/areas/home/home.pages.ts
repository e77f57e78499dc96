import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of the home page, and of the editor of its photo wall. */
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
