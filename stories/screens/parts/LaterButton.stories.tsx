import { LaterButton } from '@tsudoi/design-system/screens/parts/LaterButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

/** The button that keeps an item for later (Q489). */
const meta = {
  title: '画面/共通/あとで見る LaterButton',
  component: LaterButton,
  args: { isKept: false, onToggle: fn(), listHref: '/mypage/later' },
  parameters: {
    docs: {
      description: { component: 'ページの内容を「あとで見る」に保存し、もう一度押すとはずすボタンです（Q489）。' },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof LaterButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（Q489）',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'あとで見る', pressed: false })
    await userEvent.click(button)
    await expect(args.onToggle).toHaveBeenCalledWith(true)
  },
}

export const Kept: Story = {
  name: '保存した：もう一度押すとはずす（Q489）',
  args: { isKept: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'あとで見る', pressed: true }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('link', { name: '保存した一覧を見る' })).toHaveAttribute('href', '/mypage/later')
  },
}
