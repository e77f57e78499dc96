import type { ComponentType } from 'react'
import type { Guard } from './session/guards.ts'

/** What a page's file gives the router. `start` begins the page's queries before it is drawn, and waits for none of them. */
export interface PageFile {
  Component: ComponentType
  start?: (address: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }) => void
}

export interface PageSpec {
  /** Row of the specification list of routes. */
  id: `R${number}` | 'ours'
  path: string
  title: string
  guard: Guard
  /** `wide`: hidden below 1024 px (S023, S024). `none`: the pages of the embedded device (Q28). Default: full. */
  header?: 'full' | 'simple' | 'wide' | 'none'
  /** Default: full. `none`: hidden (W007). On the embedded device always hidden. */
  footer?: 'full' | 'wide' | 'none'
  /** The place of the header and the tab bar it belongs to. */
  place?: 'home' | 'channel' | 'collection' | 'profile'
  load: () => Promise<PageFile>
}

const text = () => import('./areas/account/TextRoute.tsx').then((file) => ({ Component: file.TextRoute }))
const ownFollows = () =>
  import('./areas/members/OwnFollowRoute.tsx').then((file) => ({ Component: file.OwnFollowRoute, start: file.start }))
const outside = () => import('./areas/account/OutsideRoute.tsx').then((file) => ({ Component: file.OutsideRoute }))

/** The map: every page with its guard, header and footer. Anything else is the not-found page. */
export const pages: readonly PageSpec[] = [
  // Entrance
  {
    id: 'R009',
    path: '/top',
    title: 'ようこそ',
    guard: 'open',
    load: () => import('./areas/top/TopRoute.tsx').then((file) => ({ Component: file.TopRoute, start: file.start })),
  },
  {
    id: 'R001',
    path: '/login',
    title: 'ログイン',
    guard: 'entry',
    header: 'simple',
    load: () => import('./areas/auth/LoginRoute.tsx').then((file) => ({ Component: file.LoginRoute })),
  },
  {
    id: 'R002',
    path: '/login/mail',
    title: 'メールアドレスでログイン',
    guard: 'entry',
    header: 'simple',
    load: () => import('./areas/auth/LoginMailRoute.tsx').then((file) => ({ Component: file.LoginMailRoute })),
  },
  {
    id: 'R003',
    path: '/login/reset',
    title: 'パスワードの再設定',
    guard: 'entry',
    header: 'simple',
    load: () => import('./areas/auth/LoginResetRoute.tsx').then((file) => ({ Component: file.LoginResetRoute })),
  },
  {
    id: 'R005',
    path: '/signup/top',
    title: '会員登録のご案内',
    guard: 'entry',
    load: () => import('./areas/auth/SignupTopRoute.tsx').then((file) => ({ Component: file.SignupTopRoute })),
  },
  {
    id: 'R006',
    path: '/signup/terms',
    title: '利用規約の確認',
    guard: 'entry',
    load: () => import('./areas/auth/SignupTermsRoute.tsx').then((file) => ({ Component: file.SignupTermsRoute })),
  },
  {
    id: 'R007',
    path: '/signup/create',
    title: '会員登録',
    guard: 'entry',
    load: () => import('./areas/auth/SignupCreateRoute.tsx').then((file) => ({ Component: file.SignupCreateRoute })),
  },
  {
    id: 'R008',
    path: '/signup/follow',
    title: 'チャンネルをフォロー',
    guard: 'open',
    load: () =>
      import('./areas/channel/SignupFollowRoute.tsx').then((file) => ({
        Component: file.SignupFollowRoute,
        start: file.start,
      })),
  },
  // Back from a provider (Q46): for guests and for members who link one.
  {
    id: 'ours',
    path: '/oauth/return',
    title: '確認しています',
    guard: 'open',
    header: 'simple',
    load: () =>
      import('./areas/auth/ProviderReturnRoute.tsx').then((file) => ({
        Component: file.ProviderReturnRoute,
        start: file.start,
      })),
  },
  // Profile
  {
    id: 'R010',
    path: '/profile',
    title: 'プロフィール',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/members/ProfileRoute.tsx').then((file) => ({ Component: file.ProfileRoute, start: file.start })),
  },
  {
    id: 'R014',
    path: '/profile/follow',
    title: 'フォロー中',
    guard: 'member',
    place: 'profile',
    load: ownFollows,
  },
  {
    id: 'R015',
    path: '/profile/timeline',
    title: '投稿',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/members/ProfileTimelineRoute.tsx').then((file) => ({
        Component: file.ProfileTimelineRoute,
        start: file.start,
      })),
  },
  {
    id: 'R011',
    path: '/profile/edit',
    title: 'プロフィールの入力',
    guard: 'member',
    place: 'profile',
    load: () => import('./areas/account/ProfileEditRoute.tsx').then((file) => ({ Component: file.ProfileEditRoute })),
  },
  {
    id: 'R012',
    path: '/profile/confirm',
    title: 'プロフィールの確認',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/account/ProfileConfirmRoute.tsx').then((file) => ({ Component: file.ProfileConfirmRoute })),
  },
  {
    id: 'R013',
    path: '/profile/finish',
    title: '登録が終わりました',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/account/ProfileFinishRoute.tsx').then((file) => ({ Component: file.ProfileFinishRoute })),
  },
  // Content
  {
    id: 'R071',
    path: '/home',
    title: 'ホーム',
    guard: 'member',
    place: 'home',
    load: () => import('./areas/home/HomeRoute.tsx').then((file) => ({ Component: file.HomeRoute, start: file.start })),
  },
  {
    id: 'R049',
    path: '/channel',
    title: 'チャンネル',
    guard: 'open',
    place: 'channel',
    load: () =>
      import('./areas/channel/ChannelListRoute.tsx').then((file) => ({
        Component: file.ChannelListRoute,
        start: file.start,
      })),
  },
  {
    id: 'R050',
    path: '/channel/:id',
    title: 'チャンネル',
    guard: 'open',
    place: 'channel',
    load: () =>
      import('./areas/channel/ChannelRoute.tsx').then((file) => ({
        Component: file.ChannelRoute,
        start: file.start,
      })),
  },
  {
    id: 'R057',
    path: '/channel/:ipId/gacha',
    title: 'ガチャ',
    guard: 'open',
    header: 'wide',
    footer: 'wide',
    place: 'channel',
    load: () =>
      import('./areas/gacha/GachaTopRoute.tsx').then((file) => ({
        Component: file.GachaTopRoute,
        start: file.start,
      })),
  },
  {
    id: 'R058',
    path: '/channel/:ipId/gacha/result',
    title: 'ガチャの結果',
    guard: 'member',
    header: 'wide',
    place: 'channel',
    load: () => import('./areas/gacha/GachaResultRoute.tsx').then((file) => ({ Component: file.GachaResultRoute })),
  },
  {
    id: 'R064',
    path: '/collection',
    title: 'コレクション',
    guard: 'member',
    place: 'collection',
    load: () =>
      import('./areas/collection/CollectionRoute.tsx').then((file) => ({
        Component: file.CollectionRoute,
        start: file.start,
      })),
  },
  {
    id: 'R034',
    path: '/notification',
    title: 'お知らせ',
    guard: 'open',
    load: () =>
      import('./areas/notice/NoticeListRoute.tsx').then((file) => ({
        Component: file.NoticeListRoute,
        start: file.start,
      })),
  },
  {
    id: 'R035',
    path: '/notification/:id',
    title: 'お知らせ',
    guard: 'open',
    load: () =>
      import('./areas/notice/NoticeRoute.tsx').then((file) => ({ Component: file.NoticeRoute, start: file.start })),
  },
  // What a member holds
  {
    id: 'R036',
    path: '/ticket',
    title: 'チケット',
    guard: 'open',
    place: 'profile',
    load: () =>
      import('./areas/ticket/TicketListRoute.tsx').then((file) => ({
        Component: file.TicketListRoute,
        start: file.start,
      })),
  },
  {
    id: 'R037',
    path: '/ticket/:id',
    title: 'チケット',
    guard: 'open',
    place: 'profile',
    load: () =>
      import('./areas/ticket/TicketRoute.tsx').then((file) => ({ Component: file.TicketRoute, start: file.start })),
  },
  // No route is given for presents and serial codes (Q32).
  {
    id: 'ours',
    path: '/present',
    title: 'プレゼント',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/present/PresentListRoute.tsx').then((file) => ({
        Component: file.PresentListRoute,
        start: file.start,
      })),
  },
  {
    id: 'ours',
    path: '/present/history',
    title: 'プレゼントの履歴',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/present/PresentHistoryRoute.tsx').then((file) => ({
        Component: file.PresentHistoryRoute,
        start: file.start,
      })),
  },
  {
    id: 'ours',
    path: '/serial-code',
    title: 'シリアルコード',
    guard: 'member',
    place: 'profile',
    load: () => import('./areas/serial/SerialCodeRoute.tsx').then((file) => ({ Component: file.SerialCodeRoute })),
  },
  {
    id: 'R045',
    path: '/order-history',
    title: '注文の履歴',
    guard: 'open',
    place: 'profile',
    load: () => import('./areas/order/OrderHistoryRoute.tsx').then((file) => ({ Component: file.OrderHistoryRoute })),
  },
  // Purchase
  {
    id: 'R041',
    path: '/purchase/:id',
    title: 'コインの購入',
    guard: 'open',
    load: () => import('./areas/purchase/PurchaseRoute.tsx').then((file) => ({ Component: file.PurchaseRoute })),
  },
  {
    id: 'R042',
    path: '/purchase/:id/complete',
    title: 'お支払いの完了',
    guard: 'open',
    load: () =>
      import('./areas/purchase/PurchaseEndRoute.tsx').then((file) => ({ Component: file.PurchaseCompleteRoute })),
  },
  {
    id: 'R043',
    path: '/purchase/:id/cancel',
    title: 'お支払いの取り消し',
    guard: 'open',
    load: () =>
      import('./areas/purchase/PurchaseEndRoute.tsx').then((file) => ({ Component: file.PurchaseCancelRoute })),
  },
  {
    id: 'R044',
    path: '/purchase/:id/error',
    title: 'お支払いのエラー',
    guard: 'open',
    load: () =>
      import('./areas/purchase/PurchaseEndRoute.tsx').then((file) => ({ Component: file.PurchaseErrorRoute })),
  },
  {
    id: 'R072',
    path: '/offer/:id',
    title: 'リクエスト',
    guard: 'member',
    load: () =>
      import('./areas/offer/OfferRoute.tsx').then((file) => ({ Component: file.OfferRoute, start: file.start })),
  },
  {
    id: 'ours',
    path: '/offer',
    title: 'リクエスト',
    guard: 'member',
    load: () =>
      import('./areas/offer/OfferListRoute.tsx').then((file) => ({
        Component: file.OfferListRoute,
        start: file.start,
      })),
  },
  // Address
  {
    id: 'R067',
    path: '/address',
    title: 'お届け先',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/address/AddressRoute.tsx').then((file) => ({ Component: file.AddressRoute, start: file.start })),
  },
  {
    id: 'R068',
    path: '/address/edit',
    title: 'お届け先の入力',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/address/AddressEditRoute.tsx').then((file) => ({
        Component: file.AddressEditRoute,
        start: file.start,
      })),
  },
  {
    id: 'R069',
    path: '/address/confirm',
    title: 'お届け先の確認',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/address/AddressConfirmRoute.tsx').then((file) => ({ Component: file.AddressConfirmRoute })),
  },
  {
    id: 'R070',
    path: '/address/finish',
    title: 'お届け先を保存しました',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/address/AddressFinishRoute.tsx').then((file) => ({ Component: file.AddressFinishRoute })),
  },
  // Members and account
  {
    id: 'R030',
    path: '/mypage',
    title: 'マイページ',
    guard: 'open',
    place: 'profile',
    load: () =>
      import('./areas/members/MypageRoute.tsx').then((file) => ({ Component: file.MypageRoute, start: file.start })),
  },
  { id: 'R031', path: '/mypage/follow', title: 'フォロー中', guard: 'open', place: 'profile', load: ownFollows },
  {
    id: 'R032',
    path: '/user/:id',
    title: '会員のプロフィール',
    guard: 'open',
    load: () =>
      import('./areas/members/UserRoute.tsx').then((file) => ({ Component: file.UserRoute, start: file.start })),
  },
  {
    id: 'R033',
    path: '/user/:id/follow',
    title: 'フォロー中',
    guard: 'open',
    load: () =>
      import('./areas/members/UserFollowRoute.tsx').then((file) => ({
        Component: file.UserFollowRoute,
        start: file.start,
      })),
  },
  {
    id: 'R016',
    path: '/account',
    title: 'アカウント',
    guard: 'member',
    place: 'profile',
    load: () => import('./areas/account/AccountRoute.tsx').then((file) => ({ Component: file.AccountRoute })),
  },
  {
    id: 'R023',
    path: '/account/oauth',
    title: 'ログインに使うサービス',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/account/OauthRoute.tsx').then((file) => ({ Component: file.OauthRoute, start: file.start })),
  },
  {
    id: 'R017',
    path: '/account/email',
    title: 'メールアドレス',
    guard: 'member',
    place: 'profile',
    load: () => import('./areas/account/EmailRoute.tsx').then((file) => ({ Component: file.EmailRoute })),
  },
  {
    id: 'R018',
    path: '/account/password',
    title: 'パスワード',
    guard: 'member',
    place: 'profile',
    load: () => import('./areas/account/PasswordRoute.tsx').then((file) => ({ Component: file.PasswordRoute })),
  },
  {
    id: 'R029',
    path: '/account/block',
    title: 'ブロックした人',
    guard: 'member',
    place: 'profile',
    load: () =>
      import('./areas/account/BlockListRoute.tsx').then((file) => ({
        Component: file.BlockListRoute,
        start: file.start,
      })),
  },
  {
    id: 'R026',
    path: '/account/leave',
    title: '退会',
    guard: 'member',
    footer: 'none',
    place: 'profile',
    load: () => import('./areas/account/LeaveRoute.tsx').then((file) => ({ Component: file.LeaveRoute })),
  },
  {
    id: 'R024',
    path: '/account/logout',
    title: 'ログアウト',
    guard: 'member',
    place: 'profile',
    load: () => import('./areas/account/LogoutRoute.tsx').then((file) => ({ Component: file.LogoutRoute })),
  },
  { id: 'R019', path: '/account/support', title: 'サポート', guard: 'open', load: text },
  { id: 'R020', path: '/account/service', title: '利用規約', guard: 'open', load: text },
  { id: 'R025', path: '/account/guide', title: 'コミュニティガイドライン', guard: 'open', load: text },
  { id: 'R027', path: '/account/settlement', title: '資金決済法に基づく表示', guard: 'open', load: text },
  { id: 'R028', path: '/account/copyright', title: '著作権について', guard: 'open', load: text },
  // The documents name these two links without an address (Q34).
  { id: 'ours', path: '/account/operator', title: '運営会社', guard: 'open', load: text },
  { id: 'ours', path: '/account/app', title: '集いアプリ', guard: 'open', load: text },
  { id: 'ours', path: '/account/privacy', title: 'プライバシーポリシー', guard: 'open', load: text },
  {
    id: 'ours',
    path: '/account/external',
    title: '外部送信について',
    guard: 'open',
    load: () => import('./areas/account/ExternalRoute.tsx').then((file) => ({ Component: file.ExternalRoute })),
  },
  { id: 'R021', path: '/account/faq', title: 'よくある質問', guard: 'open', load: outside },
  { id: 'R022', path: '/account/contact', title: 'お問い合わせ', guard: 'open', load: outside },
]

/** Any other path (R085). */
export const notFoundPage: PageSpec = {
  id: 'R085',
  path: '*',
  title: 'ページが見つかりません',
  guard: 'open',
  load: () => import('./areas/system/NotFoundRoute.tsx').then((file) => ({ Component: file.NotFoundRoute })),
}
