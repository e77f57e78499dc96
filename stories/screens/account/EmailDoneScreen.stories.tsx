import { EmailDoneScreen } from '@tsudoi/design-system/screens/account/EmailDoneScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The page after the e-mail address was changed (W050). */
const meta = {
  title: '画面/アカウント/メールアドレス 3 完了 EmailDoneScreen',
  component: EmailDoneScreen,
  args: {
    kind: 'change',
    email: 'koharu@example.jp',
    hasPassword: true,
    hrefs: { account: '/account', password: '/account/password' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'メールアドレスの変更が終わったことを知らせるページです（W050）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof EmailDoneScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：変わった（W050）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'アカウントへもどる' })).toHaveAttribute('href', '/account')
  },
}

export const WithoutPassword: Story = {
  name: '登録して、パスワードはまだない（W050）',
  args: { kind: 'save', hasPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'パスワードも設定する' })).toHaveAttribute(
      'href',
      '/account/password',
    )
  },
}

export const LongName: Story = {
  name: '長いアドレス',
  args: { email: `${'long.address.'.repeat(10)}koharu@example.jp` },
}
