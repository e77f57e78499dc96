import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of lotteries. */
export const lotteryPages: readonly PageSpec[] = [
  {
    id: 'R079',
    path: '/lottery/:id',
    title: '抽選',
    guard: 'open',
    place: 'channel',
    load: () => import('./LotteryRoute.tsx'),
  },
  {
    id: 'R080',
    path: '/lottery/:id/purchase',
    title: '抽選の申込',
    guard: 'open',
    place: 'channel',
    load: () => import('./LotteryPurchaseRoute.tsx'),
  },
  {
    id: 'R081',
    path: '/lottery/:id/result',
    title: '抽選の結果',
    guard: 'open',
    place: 'channel',
    load: () => import('./LotteryResultRoute.tsx'),
  },
]
