import { TabBar } from '@tsudoi/design-system/components/TabBar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { mainSections } from './parts/frame.ts'
import { expectClearOfNotch, withNotch } from './parts/withNotch.ts'
import { inFrame } from '../inFrame.ts'

const meta = {
  title: '部品/枠組み/タブバー TabBar',
  component: TabBar,
  args: { items: mainSections, current: 'home' },
  argTypes: { items: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: inFrame },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧', parameters: { picture: { modes: ['day', 'stage'], widths: [390] } } }

export const Current: Story = {
  name: 'いまの場所',
  args: { current: 'collection' },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'メイン' }))
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('コレクション')
  },
}

export const Elsewhere: Story = { name: 'どの場所でもない', args: { current: undefined } }

export const Zoomed: Story = {
  name: '320×256（拡大400%）：画面をふさがず、ページのおわりにある',
  globals: { viewport: { value: 'zoomed' } },
  render: (args) => (
    <>
      <p className="h-150">ページの本文</p>
      <TabBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'メイン' })
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight)
  },
}

export const Notch: Story = {
  name: '切り欠きのある電話で、どのタブも隠れない',
  beforeEach: withNotch,
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('link')) await expectClearOfNotch(tab)
  },
}
