import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of prize draws. */
export const prizeDrawPages: readonly PageSpec[] = [
  {
    id: 'R059',
    path: '/channel/:ipId/draw/:drawId',
    title: '抽選',
    guard: 'open',
    place: 'channel',
    load: () => import('./DrawRoute.tsx'),
  },
  {
    id: 'R060',
    path: '/channel/:ipId/draw/:drawId/prize',
    title: '抽選の賞品',
    guard: 'open',
    place: 'channel',
    load: () => import('./DrawPrizesRoute.tsx'),
  },
  {
    id: 'R061',
    path: '/channel/:ipId/draw/:drawId/entry',
    title: '抽選を引く',
    guard: 'member',
    place: 'channel',
    load: () => import('./DrawEntryRoute.tsx'),
  },
]
