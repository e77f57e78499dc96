import { TicketAddressConfirmScreen } from '@tsudoi/design-system/screens/privilege/TicketAddressConfirmScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleAddress } from '../../examples/exampleAddress.ts'
import { withShell } from '../parts/withShell.tsx'

const meta = {
  title: '画面/特典チケット/お届け先の確認 TicketAddressConfirmScreen',
  component: TicketAddressConfirmScreen,
  args: { values: exampleAddress, onSave: fn(), editHref: '/edit' },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '特典のお届け先を、送る前に確かめるページです（W148）。' } },
    layout: 'fullscreen',
    shell: { current: 'collection' },
  },
} satisfies Meta<typeof TicketAddressConfirmScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'このお届け先に送ってもらう' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: '締め切りを過ぎていた',
  args: { error: '受け付け期間が終わりました。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('受け付け期間が終わりました。')).toBeVisible()
    await expect(canvas.getByText('早瀬 小春 様')).toBeVisible()
  },
}

export const Empty: Story = { name: '直接開いた', args: { values: undefined } }
