import { AccountMenuScreen } from '@tsudoi/design-system/screens/account/AccountMenuScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The account menu (W049). */
const meta = {
  title: '画面/アカウント/メニュー AccountMenuScreen',
  component: AccountMenuScreen,
  args: {
    oauthHref: '/account/oauth',
    ways: { hasEmail: true, providers: ['LINE'] },
    groups: [
      {
        title: 'あなたの情報',
        links: [
          { label: 'プロフィールを編集する', href: '/profile/edit' },
          { label: 'お届け先', href: '/address', note: '特典をお送りする住所' },
          { label: 'ブロックした人', href: '/account/block' },
        ],
      },
      {
        title: 'お困りのとき',
        links: [
          { label: 'サポート', href: '/account/support' },
          { label: 'よくある質問', href: '/account/faq' },
        ],
      },
      { title: 'おわるとき', links: [{ label: 'ログアウト', href: '/account/logout' }] },
    ],
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          'アカウントの設定の入り口です。メールアドレス、パスワード、連携したサービスなどのページへ進みます（W049）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof AccountMenuScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：メールアドレスがある（W049）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('未登録')).toBeNull()
    await expect(canvas.getByRole('link', { name: /お届け先/ })).toHaveAttribute('href', '/address')
  },
}

export const WithoutEmail: Story = {
  name: 'メールアドレスがない（W049）',
  args: { ways: { hasEmail: false, providers: ['Apple', 'X（旧Twitter）'] } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未登録')).toBeVisible()
    await expect(canvas.getByText(/連携したサービスをお使いください/)).toBeVisible()
  },
}

export const WithoutPassword: Story = {
  name: 'パスワードがない（Q46）',
  args: { ways: { hasEmail: true, hasNoPassword: true, providers: ['Google'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('パスワード未設定')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '連携を見る' })).toHaveAttribute('href', '/account/oauth')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { ways: undefined } }
