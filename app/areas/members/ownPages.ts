import type { OwnPageLinks } from '@tsudoi/design-system/screens/members/members.types'
import { paths } from '../../paths.ts'

/** The links to the member's own pages in the sidebar (W010). */
export const ownPages: OwnPageLinks = [
  { value: 'mypage', label: 'マイページ', href: paths.mypage },
  { value: 'profile', label: 'プロフィール', href: paths.profile },
  { value: 'follows', label: 'フォロー中', href: paths.profileFollows },
  { value: 'posts', label: '投稿', href: paths.profilePosts },
]
