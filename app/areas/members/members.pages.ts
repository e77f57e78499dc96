import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of members and their profiles. */
export const membersPages: readonly PageSpec[] = [
  {
    id: 'R010',
    path: '/profile',
    title: 'プロフィール',
    guard: 'member',
    place: 'profile',
    load: () => import('./ProfileRoute.tsx'),
  },
  {
    id: 'R014',
    path: '/profile/follow',
    title: 'フォロー中',
    guard: 'member',
    place: 'profile',
    load: () => import('./OwnFollowRoute.tsx'),
  },
  {
    id: 'R015',
    path: '/profile/timeline',
    title: '投稿',
    guard: 'member',
    place: 'profile',
    load: () => import('./ProfileTimelineRoute.tsx'),
  },
  {
    id: 'R030',
    path: '/mypage',
    title: 'マイページ',
    guard: 'open',
    place: 'profile',
    load: () => import('./MypageRoute.tsx'),
  },
  // The specification has no page for deadlines (Q478).
  {
    id: 'ours',
    path: '/mypage/deadlines',
    title: '期限',
    guard: 'member',
    place: 'profile',
    load: () => import('./DeadlineListRoute.tsx'),
  },
  // The specification has no page for the member's own data (Q500).
  {
    id: 'ours',
    path: '/mypage/export',
    title: 'データの書き出し',
    guard: 'member',
    place: 'profile',
    load: () => import('./DataExportRoute.tsx'),
  },
  {
    id: 'R031',
    path: '/mypage/follow',
    title: 'フォロー中',
    guard: 'open',
    place: 'profile',
    load: () => import('./OwnFollowRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/mypage/later',
    title: 'あとで見る',
    guard: 'open',
    place: 'profile',
    load: () => import('./LaterListRoute.tsx'),
  },
  // The specification has no settings of notifications (Q509).
  {
    id: 'ours',
    path: '/mypage/reminders',
    title: 'お知らせの受け取り',
    guard: 'member',
    place: 'profile',
    load: () => import('./RemindersRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/mypage/mutes',
    title: '見たくない言葉',
    guard: 'member',
    place: 'profile',
    load: () => import('./MuteListRoute.tsx'),
  },
  // The specification does not have this page (Q523).
  {
    id: 'ours',
    path: '/mypage/lookback',
    title: 'ふりかえり',
    guard: 'member',
    place: 'profile',
    load: () => import('./LookbackRoute.tsx'),
  },
  // The specification has no page on which members protect themselves from spending (Q526).
  {
    id: 'ours',
    path: '/mypage/spending',
    title: '買い物の設定',
    guard: 'member',
    place: 'profile',
    load: () => import('./SpendingRoute.tsx'),
  },
  { id: 'R032', path: '/user/:id', title: '会員のプロフィール', guard: 'open', load: () => import('./UserRoute.tsx') },
  {
    id: 'R033',
    path: '/user/:id/follow',
    title: 'フォロー中',
    guard: 'open',
    load: () => import('./UserFollowRoute.tsx'),
  },
]
