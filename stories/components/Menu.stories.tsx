import { IconButton } from '@tsudoi/design-system/components/IconButton'
import { Menu } from '@tsudoi/design-system/components/Menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Flag, Share2, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

const share = fn()
const remove = fn()

const meta = {
  title: '部品/重なり/メニュー Menu',
  component: Menu,
  args: {
    label: 'この投稿のメニュー',
    trigger: <IconButton label="そのほか" icon={<Ellipsis size={20} aria-hidden />} />,
    items: [
      { label: '共有する', icon: <Share2 size={20} aria-hidden />, onPress: share },
      { label: '通報する', icon: <Flag size={20} aria-hidden />, href: '/report' },
      { label: '削除する', icon: <Trash2 size={20} aria-hidden />, tone: 'danger', onPress: remove },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
  beforeEach: () => {
    share.mockClear()
    remove.mockClear()
  },
  render: (args) => (
    <div className="flex max-w-75 justify-end">
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'そのほか' }))
    await expect(await screen.findByRole('menu', { name: 'この投稿のメニュー' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'キーだけで選び、焦点が戻る',
  play: async ({ canvasElement }) => {
    const trigger = () => within(canvasElement).getByRole('button', { name: 'そのほか' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '共有する' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
    await expect(share).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger()).toHaveFocus())
  },
}

export const Escape: Story = {
  name: 'Escapeで何も選ばずに閉じる',
  play: async ({ canvasElement }) => {
    const trigger = () => within(canvasElement).getByRole('button', { name: 'そのほか' })
    await userEvent.click(trigger())
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(remove).not.toHaveBeenCalled()
    await waitFor(() => expect(trigger()).toHaveFocus())
  },
}

export const Zoomed: Story = {
  name: '320×256（拡大400%）：画面からはみ出さず、中を送れる',
  args: { items: Array.from({ length: 8 }, (_, at) => ({ label: `項目${at + 1}`, onPress: share })) },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'そのほか' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
  },
}
