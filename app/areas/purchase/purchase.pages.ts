import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page for buying coins. */
export const purchasePages: readonly PageSpec[] = [
  {
    id: 'R038',
    path: '/purchase/method',
    title: 'お支払い方法',
    guard: 'open',
    load: () => import('./MethodRoute.tsx'),
  },
  {
    id: 'R039',
    path: '/purchase/card',
    title: '登録したカード',
    guard: 'open',
    load: () => import('./CardListRoute.tsx'),
  },
  {
    id: 'R040',
    path: '/purchase/card/edit',
    title: 'カードの入力',
    guard: 'open',
    load: () => import('./CardEditRoute.tsx'),
  },
  {
    id: 'R041',
    path: '/purchase/:id',
    title: 'コインの購入',
    guard: 'open',
    load: () => import('./PurchaseRoute.tsx'),
  },
  {
    id: 'R042',
    path: '/purchase/:id/complete',
    title: 'お支払いの完了',
    guard: 'open',
    load: () => import('./PurchaseEndRoute.tsx'),
  },
  {
    id: 'R043',
    path: '/purchase/:id/cancel',
    title: 'お支払いの取り消し',
    guard: 'open',
    load: () => import('./PurchaseEndRoute.tsx'),
  },
  {
    id: 'R044',
    path: '/purchase/:id/error',
    title: 'お支払いのエラー',
    guard: 'open',
    load: () => import('./PurchaseEndRoute.tsx'),
  },
]
