import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { SmartBanner } from '@tsudoi/design-system/components/SmartBanner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectClearOfNotch, withNotch } from './parts/withNotch.ts'
import { inFrame } from '../inFrame.ts'

const meta = {
  title: '部品/枠組み/アプリのご案内・バナー（W011） SmartBanner',
  component: SmartBanner,
  args: { href: 'https://example.com/app', onOpen: fn(), onClose: fn() },
  decorators: [(Story) => <BottomBars>{Story()}</BottomBars>],
  parameters: { docs: inFrame, layout: 'fullscreen' },
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

export const LargeText: Story = {
  name: '文字200%で、案内は細くならない',
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/ライブの始まりを/)
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(200)
    await expect(canvas.getByRole('complementary').scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Notch: Story = {
  name: '切り欠きのある電話で、どのボタンも隠れない',
  beforeEach: withNotch,
  play: async ({ canvas }) => {
    for (const button of [canvas.getByRole('link'), canvas.getByRole('button')]) await expectClearOfNotch(button)
  },
}
