import type { MainSectionItem } from '@tsudoi/design-system/components/TabBar'
import type { MenuLink } from '@tsudoi/design-system/components/SideMenu'
import { env } from '../env.ts'
import { paths } from '../paths.ts'

/** The links to the four main areas for members (A§2). */
export const mainAreaLinks: MainSectionItem[] = [
  { place: 'home', label: 'ホーム', href: paths.home },
  { place: 'channel', label: 'チャンネル', href: paths.channels },
  { place: 'collection', label: 'コレクション', href: paths.collection },
  { place: 'profile', label: 'プロフィール', href: paths.profile },
]

/** The link to the operator's company page. */
export const operatorLink: MenuLink = { label: '運営会社', href: paths.operator }
/** The link to the commercial notice. */
export const commercialLink: MenuLink = { label: '特定商取引法の表記', href: paths.commercial }
/** Links to policies and help, for the footer and the side menu. */
export const policyLinks: MenuLink[] = [
  { label: '利用規約', href: paths.terms },
  { label: 'プライバシーポリシー', href: paths.privacy },
  { label: '外部送信について', href: paths.external },
  { label: 'コミュニティガイドライン', href: paths.guideline },
  { label: 'よくある質問', href: paths.faq },
  { label: 'お問い合わせ', href: paths.contact },
]

const stores: Readonly<Record<'appStore' | 'googlePlay', MenuLink>> = {
  appStore: { label: 'App Store', href: env.appStore || paths.app },
  googlePlay: { label: 'Google Play', href: env.googlePlay || paths.app },
}

/** The link to the app in one of the stores. */
export const appStoreLink = (store: keyof typeof stores): MenuLink => stores[store]

/** The app's pages in the stores (W005). */
export const storeLinks: MenuLink[] = [stores.appStore, stores.googlePlay]

/** The link with which a member logs out. */
export const logoutLink: MenuLink = { label: 'ログアウト', href: paths.logout }

/** The links of the footer (W005). The one to log out is for members only (Q30). */
export function footerLinks(isMember: boolean): MenuLink[] {
  return isMember
    ? [operatorLink, commercialLink, ...policyLinks, logoutLink]
    : [operatorLink, commercialLink, ...policyLinks]
}
