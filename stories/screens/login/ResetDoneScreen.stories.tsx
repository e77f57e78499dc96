import { ResetDoneScreen } from '@tsudoi/design-system/screens/login/ResetDoneScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withShell } from '../parts/withShell.tsx'

/** The page after the password was reset (W037). */
const meta = {
  title: '画面/ログイン/パスワード再設定 4 完了 ResetDoneScreen',
  component: ResetDoneScreen,
  args: { hrefs: { login: '/login/mail' } },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'パスワードの再設定が終わったことを知らせるページです（W037）。' } },
    layout: 'fullscreen',
    shell: { viewer: 'guest', simple: true },
  },
} satisfies Meta<typeof ResetDoneScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '新しいパスワードでログイン' })).toHaveAttribute(
      'href',
      '/login/mail',
    )
  },
}
