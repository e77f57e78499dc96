import { PasswordDoneScreen } from '@tsudoi/design-system/screens/account/PasswordDoneScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The page after the password was changed (W051). */
const meta = {
  title: '画面/アカウント/パスワード 4 完了 PasswordDoneScreen',
  component: PasswordDoneScreen,
  args: { kind: 'change', accountHref: '/account' },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'パスワードの変更が終わったことを知らせるページです（W051）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof PasswordDoneScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：変わった（W051）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/この端末では、ログインしたままです/)).toBeVisible()
  },
}

export const First: Story = { name: 'はじめて設定した（W051）', args: { kind: 'save' } }
