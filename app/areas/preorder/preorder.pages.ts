import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of preorders. */
export const preorderPages: readonly PageSpec[] = [
  {
    id: 'R082',
    path: '/preorder/:id',
    title: '予約',
    guard: 'open',
    place: 'channel',
    load: () => import('./PreorderRoute.tsx'),
  },
  {
    id: 'R083',
    path: '/preorder/:id/purchase',
    title: '予約の確認',
    guard: 'open',
    place: 'channel',
    load: () => import('./PreorderPurchaseRoute.tsx'),
  },
  {
    id: 'R084',
    path: '/preorder/:id/result',
    title: '予約の結果',
    guard: 'open',
    place: 'channel',
    load: () => import('./PreorderResultRoute.tsx'),
  },
]
