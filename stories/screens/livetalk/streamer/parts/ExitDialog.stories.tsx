import { ExitDialog } from '@tsudoi/design-system/screens/livetalk/streamer/parts/ExitDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { inFrame } from '../../../../inFrame.ts'

/** The confirmation before a guest is removed from a call (C147, Q277). */
const meta = {
  title: '画面/ライブトーク/退室していただく ExitDialog',
  component: ExitDialog,
  args: { open: true, who: '小春さん', isPending: false, onOpenChange: fn(), onExit: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '通話から退室していただく前に、理由をえらんで確かめるダイアログです（C147、Q277）。' },
    },
  },
} satisfies Meta<typeof ExitDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  name: '標準：理由がないと送らない。「その他」は言葉も要る（C147、Q277）',
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '退室していただく' }))
    const send = dialog.getByRole('button', { name: '退室していただく' })
    await userEvent.click(send)
    await expect(dialog.getByText('理由を選んでください。')).toBeVisible()
    const reasons = dialog.getAllByRole('radio')
    await userEvent.click(reasons.at(-1) ?? send)
    await userEvent.click(send)
    await expect(dialog.getByText('理由を書いてください。')).toBeVisible()
    await expect(args.onExit).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /くわしく/ }), '約束とちがう内容でした。')
    await userEvent.click(send)
    await expect(args.onExit).toHaveBeenLastCalledWith({ reason: 'OTHER', note: '約束とちがう内容でした。' })
  },
}

export const Refused: Story = { name: '送れなかった', args: { failure: '退室の操作を送れませんでした。' } }

export const Pending: Story = { name: '送っています', args: { isPending: true } }
