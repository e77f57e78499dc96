import type { OwnPages } from '../../design-system/screens/members/members.types.ts'

export const exampleOwnPages: OwnPages = [
  { value: 'mypage', label: 'マイページ', href: '/mypage' },
  { value: 'profile', label: 'プロフィール', href: '/profile' },
  { value: 'follows', label: 'フォロー中', href: '/profile/follow' },
  { value: 'posts', label: '投稿', href: '/profile/timeline' },
]
