import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of channels. */
export const channelPages: readonly PageSpec[] = [
  {
    id: 'R008',
    path: '/signup/follow',
    title: 'チャンネルをフォロー',
    guard: 'open',
    load: () => import('./SignupFollowRoute.tsx'),
  },
  {
    id: 'R049',
    path: '/channel',
    title: 'チャンネル',
    guard: 'open',
    place: 'channel',
    isLanding: true,
    load: () => import('./ChannelListRoute.tsx'),
  },
  {
    id: 'R050',
    path: '/channel/:id',
    title: 'チャンネル',
    guard: 'open',
    place: 'channel',
    load: () => import('./ChannelRoute.tsx'),
  },
  // The specification has no search over everything (Q495).
  { id: 'ours', path: '/search', title: 'さがす', guard: 'open', load: () => import('./SearchRoute.tsx') },
]
