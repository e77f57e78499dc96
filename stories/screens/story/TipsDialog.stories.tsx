import { TipsDialog } from '@tsudoi/design-system/screens/story/TipsDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleTips } from '../../examples/exampleStories.ts'
import { inFrame } from '../../inFrame.ts'

/** The tips before the first story (W151, C109). */
const meta = {
  title: '画面/ストーリー/読む前に TipsDialog',
  component: TipsDialog,
  args: { open: true, pages: exampleTips, wasSeen: false, onDone: fn(), onClose: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: 'はじめてストーリーを読む前に、操作を案内するダイアログです（W151、C109）。' },
    },
  },
} satisfies Meta<typeof TipsDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: '読む前に' }))
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))

export const Ready: Story = {
  name: '標準：はじめて（W151）',
  parameters: { picture: true },
  play: async ({ args }) => {
    await press('次へ')
    const second = (await dialog()).getByRole('heading', { name: 'コインなしで読む方法もあります' })
    await waitFor(() => expect(second).toHaveFocus())
    await press('もどる')
    await waitFor(async () =>
      expect((await dialog()).getByRole('heading', { name: 'お名前を呼ばれる物語です' })).toHaveFocus(),
    )
    await expect(args.onDone).not.toHaveBeenCalled()
    await press('次へ')
    await press('読みはじめる')
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Seen: Story = {
  name: 'もう一度見る（W151）',
  args: { wasSeen: true, pages: exampleTips.slice(0, 1) },
  play: async ({ args }) => {
    // The second button with this name is the dialog's own close button.
    const [, close] = (await dialog()).getAllByRole('button', { name: '閉じる' })
    await userEvent.click(close!)
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: '文字200%・長い文',
  args: { pages: [{ title: '長い'.repeat(40), text: '一行め\n'.repeat(40) }] },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}
