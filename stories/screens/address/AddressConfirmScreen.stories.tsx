import { AddressConfirmScreen } from '@tsudoi/design-system/screens/address/AddressConfirmScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleAddress, longAddress } from '../../examples/exampleAddress.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page on which the member confirms the delivery address before it is saved (W101, W148). */
const meta = {
  title: '画面/お届け先/確認 AddressConfirmScreen',
  component: AddressConfirmScreen,
  args: { values: exampleAddress, onSave: fn(), editHref: '/address/edit' },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'お届け先を保存する前に、入力した内容を確かめるページです（W101、W148）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof AddressConfirmScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W101、W148）',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('早瀬 小春 様')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'このお届け先を保存する' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { name: '確認するものがない', args: { values: undefined } }

export const Failed: Story = {
  name: 'サーバーが断った',
  args: { error: '入力値が不正です。入力した内容を確かめて、もう一度お試しください。' },
}

export const Saving: Story = { name: '保存中', args: { isPending: true } }

export const Long: Story = { name: '長い住所', args: { values: longAddress } }
