import { SideMenu } from '@tsudoi/design-system/components/SideMenu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { guestMenu, memberMenu } from './parts/frame.ts'
import { inFrame } from '../inFrame.ts'

/** The side menus of guests and members (W008, W009). */
const meta = {
  title: '部品/枠組み/サイドメニュー SideMenu',
  component: SideMenu,
  args: { open: true, onOpenChange: fn(), ...memberMenu },
  argTypes: { links: { control: false }, storeLinks: { control: false }, logout: { control: false } },
  parameters: { docs: inFrame },
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '会員（W008）', parameters: { picture: { modes: ['day', 'stage'] } } }

export const Guest: Story = {
  name: 'ゲストにはログアウトがない（W009、Q30）',
  args: { ...guestMenu, logout: undefined },
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: 'メニュー' }))
    await expect(menu.getByRole('link', { name: '利用規約' })).toBeVisible()
    await expect(menu.queryByRole('link', { name: 'ログアウト' })).toBeNull()
  },
}

export const Closed: Story = {
  name: '閉じている（W008、W009）',
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Follow: Story = {
  name: 'リンクを押すと閉じる',
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'メニュー' }))
    await userEvent.click(menu.getByRole('link', { name: 'よくあるご質問' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
