import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { SmartBanner } from '@tsudoi/design-system/components/SmartBanner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

const meta = {
  title: '部品/枠組み/アプリのご案内（W011）',
  component: SmartBanner,
  args: { href: 'https://example.com/app', onOpen: fn(), onClose: fn() },
  decorators: [(Story) => <BottomBars>{Story()}</BottomBars>],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SmartBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'アプリのご案内を閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
