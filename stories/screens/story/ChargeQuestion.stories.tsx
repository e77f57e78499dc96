import { ChargeQuestion } from '@tsudoi/design-system/screens/story/ChargeQuestion'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { lockedEpisode } from '../../examples/exampleStories.ts'
import { inFrame } from '../../inFrame.ts'

/** The confirmation before the charge (a free unlock that refills over time) is used for an episode (W138, Q50). */
const meta = {
  title: '画面/ストーリー/チャージで読みますか ChargeQuestion',
  component: ChargeQuestion,
  args: { open: true, episode: lockedEpisode, hours: 24, isPending: false, onCharge: fn(), onCancel: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component: 'チャージで話を開く前にたずねるダイアログです。購入ではないことを伝えます（W138、Q50）。',
      },
    },
  },
} satisfies Meta<typeof ChargeQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '標準：購入ではないと言う（W138、Q50）',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'チャージで読みますか' }))
    await expect(dialog.getByText(/購入ではないので、コインは減りません。/)).toBeVisible()
    await expect(dialog.getByText('次にチャージで読めるのは、24時間後です。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'チャージで読む' }))
    await expect(args.onCharge).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = { name: '開いている', args: { isPending: true } }
