import { Tabs, type TabsProps } from '@tsudoi/design-system/components/Tabs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

function StatefulTabs({ value: initial, onValueChange, ...tabs }: TabsProps) {
  const [value, setValue] = useState(initial)
  const choose = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <Tabs {...tabs} value={value} onValueChange={choose} />
}

const meta = {
  title: '部品/操作/タブ Tabs',
  component: Tabs,
  args: {
    label: '提供割合の区分',
    value: 'card',
    onValueChange: fn(),
    items: [
      { value: 'voice', label: 'ボイス', panel: <p>朝のあいさつ、夜のあいさつ。ほか12種。</p> },
      { value: 'card', label: 'カード', panel: <p>灯台守の休日、海霧の合図。ほか24種。</p> },
      { value: 'goods', label: 'グッズ', panel: <p>アクリルの灯台。ほか2種。</p> },
    ],
  },
  argTypes: { items: { control: false } },
  render: (args) => <StatefulTabs {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  globals: { channel: 'lemonade' },
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
}

export const Keyboard: Story = {
  name: '矢印キーで移る',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'カード' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'グッズ' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'グッズ' })).toHaveTextContent('アクリルの灯台')
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('voice')
  },
}
