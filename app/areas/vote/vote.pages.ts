import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of votes. */
export const votePages: readonly PageSpec[] = [
  {
    id: 'R073',
    path: '/vote/ranking/:id',
    title: '投票',
    guard: 'open',
    place: 'channel',
    load: () => import('./VoteRoute.tsx'),
  },
  {
    id: 'R074',
    path: '/vote/ranking/:id/ranking',
    title: '投票の順位',
    guard: 'open',
    place: 'channel',
    load: () => import('./VoteRankingRoute.tsx'),
  },
  {
    id: 'R075',
    path: '/vote/ranking/:id/target',
    title: '投票先',
    guard: 'open',
    place: 'channel',
    load: () => import('./VoteTargetsRoute.tsx'),
  },
  {
    id: 'R076',
    path: '/vote/ranking/:id/reward',
    title: '投票の特典',
    guard: 'open',
    place: 'channel',
    load: () => import('./VoteRewardRoute.tsx'),
  },
  {
    id: 'R077',
    path: '/vote/coop/:id',
    title: 'みんなの投票',
    guard: 'open',
    place: 'channel',
    load: () => import('./CoopVoteRoute.tsx'),
  },
  {
    id: 'R078',
    path: '/vote/coop/:id/reward',
    title: 'みんなの投票のお礼',
    guard: 'open',
    place: 'channel',
    load: () => import('./CoopRewardRoute.tsx'),
  },
]
