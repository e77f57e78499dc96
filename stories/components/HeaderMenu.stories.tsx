import { HeaderMenu } from '@tsudoi/design-system/components/HeaderMenu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { lazyMemberMenu } from './parts/frame.ts'

const meta = {
  title: '部品/枠組み/ヘッダーのメニュー HeaderMenu',
  component: HeaderMenu,
  args: { menu: lazyMemberMenu },
  argTypes: { menu: { control: false } },
} satisfies Meta<typeof HeaderMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧' }

export const FirstPress: Story = {
  name: 'はじめて押したときにメニューが届く',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'メニュー' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    const menu = await screen.findByRole('dialog', { name: 'メニュー' })
    await userEvent.click(within(menu).getByRole('link', { name: '利用規約' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
