import { untouched } from '@tsudoi/design-system/text/untouched'
import { NotEnoughCoinsDialog } from '@tsudoi/design-system/screens/parts/NotEnoughCoinsDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { smallBalance } from '../../examples/exampleBalance.ts'
import { inFrame } from '../../inFrame.ts'

const meta = {
  title: '画面/共通/コインが足りません NotEnoughCoinsDialog',
  component: NotEnoughCoinsDialog,
  args: {
    open: true,
    purpose: '1回引くには',
    coins: 30,
    cancel: '引かずに閉じる',
    missing: 10,
    balance: smallBalance,
    untouched: untouched.coins,
    onOpenShop: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: 'コインが足りないときのダイアログです。足りない分を伝え、ショップへ案内します。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NotEnoughCoinsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '標準：足りない分を言う',
  parameters: { picture: { modes: ['stage'] } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/が必要です。/)).toHaveTextContent(
      '1回引くには30コインが必要です。コインは減っていません。',
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const BalanceUnknown: Story = { name: '所持コインがわからない', args: { balance: undefined } }

export const OutcomeUnknown: Story = {
  name: '減ったかどうかがわからない：減っていないとは言わない',
  args: { untouched: undefined },
  play: async () => {
    await expect((await screen.findByText(/が必要です。/)).textContent).toBe('1回引くには30コインが必要です。')
    await expect(screen.queryByText(/減っていません/)).toBeNull()
  },
}
