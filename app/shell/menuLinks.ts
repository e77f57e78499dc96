import type { MenuGroup, MenuLink } from '@tsudoi/design-system/components/SideMenu'
import { paths } from '../paths.ts'
import { commercialLink, logoutLink, operatorLink, policyLinks, storeLinks } from './links.ts'

const campaigns: MenuLink = { label: 'キャンペーン', href: paths.campaigns() }

/** The links at the beginning of a member's side menu. */
const ofMember: MenuLink[] = [
  { label: 'マイページ', href: paths.mypage },
  campaigns,
  { label: 'チケット', href: paths.tickets },
  { label: 'プレゼント', href: paths.presents },
  { label: 'コインの履歴', href: paths.coinHistory },
  { label: '注文の履歴', href: paths.orderHistory },
  { label: '登録したカード', href: paths.cards },
  { label: 'アカウントと設定', href: paths.account },
]

/** All links of the side menu. The payment-services notice and logout are for members only (W008, W009, Q6, Q30). */
export const menuLinksOf = (isMember: boolean): MenuGroup =>
  isMember
    ? {
        mainLinks: ofMember,
        links: [
          operatorLink,
          commercialLink,
          { label: '資金決済法に基づく表示', href: paths.settlement },
          ...policyLinks,
        ],
        storeLinks,
        logout: logoutLink,
      }
    : {
        mainLinks: [{ label: 'さがす', href: paths.search }, { label: 'チャンネル', href: paths.channels }, campaigns],
        links: [operatorLink, commercialLink, ...policyLinks],
        storeLinks,
      }
