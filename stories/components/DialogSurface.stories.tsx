import { DialogSurface } from '@tsudoi/design-system/components/DialogSurface'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

const meta = {
  title: '部品/重なり/ダイアログの面',
  component: DialogSurface,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'どこに立つかは使う側が決める',
    children: <p>題、閉じるボタン、中でめくれる本文、下に残る足。ダイアログとシートが分け合う面です。</p>,
    className: 'inset-x-0 top-0 m-auto w-75',
  },
  argTypes: { children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof DialogSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧' }

export const Close: Story = {
  name: '閉じるボタン',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'どこに立つかは使う側が決める' })
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
