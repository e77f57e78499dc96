import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of gachas. */
export const gachaPages: readonly PageSpec[] = [
  {
    id: 'R057',
    path: '/channel/:ipId/gacha',
    title: 'ガチャ',
    guard: 'open',
    header: 'wide',
    footer: 'wide',
    place: 'channel',
    isLanding: true,
    views: ['gachaId'],
    load: () => import('./GachaTopRoute.tsx'),
  },
  {
    id: 'R058',
    path: '/channel/:ipId/gacha/result',
    title: 'ガチャの結果',
    guard: 'member',
    header: 'wide',
    place: 'channel',
    load: () => import('./GachaResultRoute.tsx'),
  },
]
