import { Footer } from '@tsudoi/design-system/components/Footer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { footerLinks, storeLinks } from './parts/frame.ts'

/** The full and the simple footer (W005, W006). */
const meta = {
  title: '部品/枠組み/フッター Footer',
  component: Footer,
  args: { kind: 'full', links: footerLinks, storeLinks },
  argTypes: { links: { control: false }, storeLinks: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: 'ゲスト（W005、S089）',
  parameters: { picture: {} },
  play: async ({ canvasElement }) => {
    const foot = within(within(canvasElement).getByRole('contentinfo'))
    await expect(foot.getByText('© 2024 tsudoi')).toBeVisible()
    await expect(foot.getByRole('link', { name: 'App Store' })).toBeVisible()
    await expect(foot.queryByRole('link', { name: 'ログアウト' })).toBeNull()
  },
}

export const Member: Story = {
  name: '会員にはログアウトがある（W005、Q30）',
  args: { links: [...footerLinks, { label: 'ログアウト', href: '/account/logout' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログアウト' })).toHaveAttribute('href', '/account/logout')
  },
}

export const Phone: Story = { name: 'スマートフォン（W005）', globals: { viewport: { value: 'phone' } } }

export const Simple: Story = {
  name: '簡素：ロゴと著作権表示だけ（W006、S084）',
  args: { kind: 'simple' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
