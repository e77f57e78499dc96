import type { PageSpec } from '../../pageSpec.ts'

export const collectionPages: readonly PageSpec[] = [
  {
    id: 'R064',
    path: '/collection',
    title: 'コレクション',
    guard: 'member',
    place: 'collection',
    load: () => import('./CollectionRoute.tsx'),
  },
]
