import type { OwnPageLinks } from '@tsudoi/design-system/screens/members/members.types'
import { paths } from '../../paths.ts'

/** The member's own pages, as the sidebar lists them (W010). */
export const ownPages: OwnPageLinks = [
  { value: 'mypage', label: 'マイページ', href: paths.mypage },
  { value: 'profile', label: 'プロフィール', href: paths.profile },
  { value: 'follows', label: 'フォロー中', href: paths.profileFollows },
  { value: 'posts', label: '投稿', href: paths.profilePosts },
]
