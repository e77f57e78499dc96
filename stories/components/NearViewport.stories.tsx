import { NearViewport } from '@tsudoi/design-system/components/NearViewport'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

const meta = {
  title: '部品/一覧/終わりに近づく NearViewport',
  component: NearViewport,
  args: { onNear: fn(), isWatching: true, children: <p className="py-4 text-quiet">一覧の終わり</p> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof NearViewport>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '見えるところにあれば、すぐ知らせる',
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce())
  },
}

export const Far: Story = {
  name: '近づくまで待つ',
  render: (args) => (
    <div className="pt-[400vh]">
      <NearViewport {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(args.onNear).not.toHaveBeenCalled()
    canvas.getByText('一覧の終わり').scrollIntoView()
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce())
  },
}

export const NotNow: Story = {
  name: '読みこみのあいだは知らせない',
  args: { isWatching: false },
  play: async ({ args }) => {
    await expect(args.onNear).not.toHaveBeenCalled()
  },
}
