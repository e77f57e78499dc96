import { PasskeyNameDialog } from '@tsudoi/design-system/screens/account/PasskeyNameDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

/** The dialog that asks for the name of a passkey (Q536). */
const meta = {
  title: '画面/アカウント/パスキーの名前 PasskeyNameDialog',
  component: PasskeyNameDialog,
  args: { initialName: 'Chrome（Windows）', onSave: fn(), onClose: fn() },
  parameters: {
    docs: { ...inFrame, description: { component: 'パスキーの名前を決めるダイアログです（Q536）。' } },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PasskeyNameDialog>

export default meta
type Story = StoryObj<typeof meta>

const box = async () => within(await screen.findByRole('dialog'))

export const Ready: Story = {
  name: '標準：追加する（Q536）',
  play: async ({ args }) => {
    const dialog = await box()
    await userEvent.click(dialog.getByRole('button', { name: '追加へすすむ' }))
    await expect(args.onSave).toHaveBeenCalledWith('Chrome（Windows）')
  },
}

export const Rename: Story = { name: '名前を変える', args: { isRename: true, initialName: 'ひかりのスマホ' } }

export const LongName: Story = {
  name: '40文字を超えた名前',
  args: { initialName: '長い名前のスマホ'.repeat(6) },
  play: async ({ args }) => {
    const dialog = await box()
    await userEvent.click(dialog.getByRole('button', { name: '追加へすすむ' }))
    await expect(await dialog.findAllByText('40文字以内で入力してください。')).not.toHaveLength(0)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
