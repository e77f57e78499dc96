import type { AccountGroup, LoginWays } from '@tsudoi/design-system/screens/account/account.views'
import { paths } from '../../paths.ts'

const providerNames: Readonly<Record<string, string>> = {
  APPLE: 'Apple',
  FACEBOOK: 'Facebook',
  TWITTER: 'X（Twitter）',
  GOOGLE: 'Google',
  LINE: 'LINE',
}

/** How one can log in; a provider of a newer host is left out. */
export function loginWays(providers: readonly string[]): LoginWays {
  return {
    hasEmail: providers.includes('EMAIL'),
    providers: [...new Set(providers)].flatMap((provider) => providerNames[provider] ?? []),
  }
}

export const accountGroups: AccountGroup[] = [
  {
    title: 'あなたの情報',
    links: [
      { label: 'プロフィールを編集する', href: paths.profileEdit },
      { label: 'お届け先', href: paths.address, note: '特典をお送りする住所' },
      { label: 'ブロックした人', href: paths.blocks },
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
