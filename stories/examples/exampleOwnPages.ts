import type { OwnPageLinks } from '../../design-system/screens/members/members.types.ts'

/** The pages of the example member, as the sidebar lists them. */
export const exampleOwnPages: OwnPageLinks = [
  { value: 'mypage', label: 'マイページ', href: '/mypage' },
  { value: 'profile', label: 'プロフィール', href: '/profile' },
  { value: 'follows', label: 'フォロー中', href: '/profile/follow' },
  { value: 'posts', label: '投稿', href: '/profile/timeline' },
]
