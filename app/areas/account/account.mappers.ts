import type { AccountGroup, LoginMethodsState } from '@tsudoi/design-system/screens/account/account.types'
import { socialProviderText, type SocialProvider } from '@tsudoi/design-system/screens/login/login.types'
import { paths } from '../../paths.ts'
import type { RegistrationState } from '../../session/sessionStore.ts'

const isSocial = (provider: string): provider is SocialProvider => Object.hasOwn(socialProviderText, provider)

/** The login methods of an account. Leaves out providers that this version of the app does not know. */
export function loginMethodsOf({
  providers,
  hasPassword,
}: Pick<RegistrationState, 'providers' | 'hasPassword'>): LoginMethodsState {
  return {
    hasEmail: providers.includes('EMAIL'),
    hasNoPassword: hasPassword === false,
    providers: [...new Set(providers)].filter(isSocial).map((provider) => socialProviderText[provider]),
  }
}

/** The links of the account menu, in groups. */
export const accountMenuGroups: AccountGroup[] = [
  {
    title: 'ログインの設定',
    links: [
      { label: 'メールアドレス', href: paths.accountEmail, note: '登録と変更' },
      { label: 'パスワード', href: paths.accountPassword, note: '設定と変更' },
      { label: 'ログインとセキュリティ', href: paths.security, note: 'パスキーと、ログイン中の端末' },
    ],
  },
  {
    title: 'あなたの情報',
    links: [
      { label: 'プロフィールを編集する', href: paths.profileEdit },
      { label: 'お届け先', href: paths.address, note: '特典をお送りする住所' },
      { label: 'ブロックした人', href: paths.blocks },
      { label: 'データの書き出し', href: paths.dataExport, note: '投稿や記録を保存する' },
    ],
  },
  {
    title: 'お支払い',
    links: [
      { label: '登録したカード', href: paths.cards, note: '確認と削除' },
      { label: '注文の履歴', href: paths.orderHistory },
      { label: 'コインの履歴', href: paths.coinHistory },
      { label: '毎月の上限と使いみち', href: paths.mypage, note: 'マイページ' },
    ],
  },
  {
    title: '持ちもの',
    links: [
      { label: '読む・見る', href: paths.collectionViewable, note: 'コレクションの動画とストーリー' },
      { label: 'チケット', href: paths.tickets },
      { label: 'プレゼント', href: paths.presents },
      { label: 'シリアルコード', href: paths.serialCode },
      { label: 'リクエスト', href: paths.offers },
      { label: 'ライブトークの予約と下書き', href: paths.mypage, note: 'マイページ' },
    ],
  },
  {
    title: 'お困りのとき',
    links: [
      { label: 'サポート', href: paths.support },
      { label: 'よくある質問', href: paths.faq },
      { label: 'お問い合わせ', href: paths.contact },
    ],
  },
  {
    title: '約束ごと',
    links: [
      { label: 'コミュニティガイドライン', href: paths.guideline },
      { label: '利用規約', href: paths.terms },
      { label: 'プライバシーポリシー', href: paths.privacy },
      { label: '外部送信について', href: paths.external },
      { label: '資金決済法に基づく表示', href: paths.settlement },
      { label: '著作権について', href: paths.copyright },
    ],
  },
  {
    title: 'おわるとき',
    links: [
      { label: 'ログアウト', href: paths.logout },
      { label: '退会', href: paths.leave, note: 'アカウントを消します' },
    ],
  },
]
