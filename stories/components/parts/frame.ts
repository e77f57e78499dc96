import type { HeaderProps } from '@tsudoi/design-system/components/Header'
import { lazySideMenu } from './lazySideMenu.tsx'
import type { MenuGroup, MenuLink } from '@tsudoi/design-system/components/SideMenu'
import type { MainSectionItem } from '@tsudoi/design-system/components/TabBar'

/** Props of header, footer, tab bar and side menu for the stories of the page frame. */
export const mainSections: MainSectionItem[] = [
  { place: 'home', label: 'ホーム', href: '/home' },
  { place: 'channel', label: 'チャンネル', href: '/channel' },
  { place: 'collection', label: 'コレクション', href: '/collection' },
  { place: 'profile', label: 'プロフィール', href: '/profile' },
]

/** The links of the footer: operator, notices, policies and help. */
export const footerLinks: MenuLink[] = [
  { label: '運営会社', href: 'https://example.com/company' },
  { label: 'お知らせ', href: '/notice' },
  { label: '利用規約', href: '/terms' },
  { label: 'プライバシーポリシー', href: '/privacy' },
  { label: 'よくあるご質問', href: '/faq' },
]

/** The links to the app stores. */
export const storeLinks: MenuLink[] = [
  { label: 'App Store', href: 'https://example.com/ios' },
  { label: 'Google Play', href: 'https://example.com/android' },
]

const mainLinks: MenuLink[] = [
  { label: 'マイページ', href: '/mypage' },
  { label: 'キャンペーン', href: '/campaign' },
  { label: 'チケット', href: '/ticket' },
  { label: '注文の履歴', href: '/order-history' },
  { label: '登録したカード', href: '/purchase/card' },
  { label: 'アカウントと設定', href: '/account' },
]

/** The links of the side menu of a member. */
export const memberMenu: MenuGroup = {
  mainLinks,
  links: footerLinks,
  storeLinks,
  logout: { label: 'ログアウト', href: '/account/logout' },
}

/** The links of the side menu of a guest. */
export const guestMenu: MenuGroup = { links: footerLinks, storeLinks }

/** The addresses of the links in the header. */
export const headerHrefs: HeaderProps['hrefs'] = {
  logo: '/home',
  notices: '/notice',
  login: '/login',
  signUp: '/signup/terms',
  search: '/search',
}

/** The members' side menu as a lazily loaded module, which a header loads with the first press. */
export const lazyMemberMenu = lazySideMenu(memberMenu)
/** The guests' side menu as a lazily loaded module, which a header loads with the first press. */
export const lazyGuestMenu = lazySideMenu(guestMenu)
