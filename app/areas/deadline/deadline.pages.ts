import type { PageSpec } from '../../pageSpec.ts'

/** The page of the member's deadlines, in the map of pages. It is our addition: the specification has none (Q478). */
export const deadlinePages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/mypage/deadlines',
    title: '期限',
    guard: 'member',
    place: 'profile',
    load: () => import('./DeadlineListRoute.tsx'),
  },
]
