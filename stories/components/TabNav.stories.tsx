import { TabNav } from '@tsudoi/design-system/components/TabNav'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

const meta = {
  title: '部品/操作/ページのタブ TabNav',
  component: TabNav,
  args: {
    label: '灯台放送局',
    value: 'story',
    items: [
      { value: 'timeline', label: 'タイムライン', href: '/channel/todai' },
      { value: 'story', label: 'ストーリー', href: '/channel/todai/story' },
      { value: 'movie', label: '動画', href: '/channel/todai/movie' },
      { value: 'gacha', label: 'ガチャ', href: '/channel/todai/gacha' },
      { value: 'special', label: 'スペシャル', href: '/channel/todai/special' },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof TabNav>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  globals: { channel: 'todai' },
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Current: Story = {
  name: 'いまのページ',
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: '灯台放送局' }))
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('ストーリー')
  },
}

export const Scrolled: Story = {
  name: 'せまい画面では、いまのページが見えるところまで横に送られている',
  args: { value: 'special' },
  render: (args) => (
    <div className="w-60">
      <TabNav {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect()
    const current = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.right))
  },
}
