import type { PageSpec } from '../../pageSpec.ts'

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
]
