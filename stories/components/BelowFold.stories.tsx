import { BelowFold } from '@tsudoi/design-system/components/BelowFold'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: '部品/枠組み/最初の画面の下 BelowFold',
  component: BelowFold,
  args: { children: <p className="py-4 text-quiet">スクロールすると見えるところ</p> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof BelowFold>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '最初の画面につづいて、すぐ出る',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('スクロールすると見えるところ')).toBeVisible()
  },
}
