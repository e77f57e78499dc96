import { loading, ready } from '@tsudoi/design-system/loadable'
import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { TicketAddressScreen } from '@tsudoi/design-system/screens/privilege/TicketAddressScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleAddress } from '../../examples/exampleAddress.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { examplePrivilege } from '../../examples/examplePrivilege.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The delivery address for one ticket (W148). */
const meta = {
  title: '画面/特典チケット/お届け先の入力 TicketAddressScreen',
  component: TicketAddressScreen,
  args: {
    ticket: ready(examplePrivilege),
    initial: ready(exampleAddress),
    now: exampleNow,
    onValuesChange: fn(),
    onSubmit: fn(),
    ticketHref: '/ticket',
    onLeave: fn((event?: { preventDefault?: () => void }) => event?.preventDefault?.()),
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '特典のお届け先を、チケットごとに入力するページです（W148）。' } },
    layout: 'fullscreen',
    shell: { current: 'collection' },
  },
} satisfies Meta<typeof TicketAddressScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：目的と締め切りを添えて（W148）',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/「四人の直筆のお返事」をお送りするためだけに使います/)).toBeVisible()
    await expect(canvas.getByText('残り14日')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(exampleAddress)
    await userEvent.click(canvas.getByRole('link', { name: '保存せずにもどる' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  name: '入力に誤り',
  args: { initial: ready(emptyAddress) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }))
    await expect(await canvas.findByText(/か所ご確認ください/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Closed: Story = {
  name: '終了：締め切りが来た',
  args: { ticket: ready({ ...examplePrivilege, addressEnd: exampleNow }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お届け先の受け付けは終わりました')).toBeVisible()
    await expect(canvas.getByText('締め切りまでに入力がなかったため、お送りできません。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '入力内容を確認する' })).toBeNull()
  },
}

export const Sent: Story = {
  name: '終了：入力したお届け先に送る',
  args: { ticket: ready({ ...examplePrivilege, addressState: 'entered', addressEnd: exampleNow }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('入力したお届け先は、特典のページで確かめられます。')).toBeVisible(),
}

export const Unknown: Story = {
  name: 'お届け先の状態がわからない',
  args: { ticket: ready({ ...examplePrivilege, addressState: 'unknown' }) },
  play: async ({ canvas }) => expect(canvas.getByText('お届け先の状態を確かめられませんでした')).toBeVisible(),
}

export const NotNeeded: Story = {
  name: 'お届け先のいらない特典',
  args: { ticket: ready({ ...examplePrivilege, addressState: 'none' }) },
  play: async ({ canvas }) => expect(canvas.getByText('この特典に、お届け先の入力はいりません')).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { ticket: loading } }

export const Failed: Story = { name: '失敗', args: { ticket: failedLoad() } }
