import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { StatusLine } from '@tsudoi/design-system/components/StatusLine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inFrame } from '../inFrame.ts'

const meta = {
  title: '部品/枠組み/ページの様子 StatusLine',
  component: StatusLine,
  args: {
    text: 'オフラインです。2026/07/20(月) 18:05時点の内容です。送信や購入は、つながるとできます。',
    action: { label: 'つなぎ直す', onPress: fn() },
  },
  decorators: [(Story) => <BottomBars>{Story()}</BottomBars>],
  parameters: { docs: inFrame, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StatusLine>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  name: 'オフライン',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'つなぎ直す' }))
    await expect(args.action.onPress).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  name: 'つなぎ直している間は、二度押せない',
  args: { action: { label: 'つないでいます', onPress: fn(), isPending: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'つないでいます' }))
    await expect(args.action.onPress).not.toHaveBeenCalled()
  },
}
