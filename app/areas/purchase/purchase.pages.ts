import type { PageSpec } from '../../pageSpec.ts'

export const purchasePages: readonly PageSpec[] = [
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
    load: () => import('./PurchaseCompleteRoute.tsx'),
  },
  {
    id: 'R043',
    path: '/purchase/:id/cancel',
    title: 'お支払いの取り消し',
    guard: 'open',
    load: () => import('./PurchaseCancelRoute.tsx'),
  },
  {
    id: 'R044',
    path: '/purchase/:id/error',
    title: 'お支払いのエラー',
    guard: 'open',
    load: () => import('./PurchaseErrorRoute.tsx'),
  },
]
