import { KeysDialog } from '@tsudoi/design-system/screens/livetalk/streamer/parts/KeysDialog'
import { streamerKeys } from '@tsudoi/design-system/screens/livetalk/streamer/streamerKeys.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { inFrame } from '../../../../inFrame.ts'

/** The shortcut keys of a staff call (W122). */
const meta = {
  title: '画面/ライブトーク/キーの一覧 KeysDialog',
  component: KeysDialog,
  args: { open: true, hasKeys: true, onOpenChange: fn(), onKeys: fn() },
  parameters: {
    docs: { ...inFrame, description: { component: '配信者の通話で使えるショートカットキーの一覧です（W122）。' } },
  },
} satisfies Meta<typeof KeysDialog>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: '標準：すべてのキーと、切るところ（W122）',
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'キーの一覧' }))
    for (const { does } of streamerKeys) await expect(dialog.getByText(does)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'キーで操作する' }))
    await expect(args.onKeys).toHaveBeenLastCalledWith(false)
  },
}
