import { OddsSeats, type OddsTier } from '@tsudoi/design-system/components/OddsSeats'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const tiers: OddsTier[] = [
  { rarity: 'SSR', percent: 2 },
  { rarity: 'SR', percent: 10 },
  { rarity: 'R', percent: 28 },
  { rarity: 'N', percent: 60 },
]

const meta = {
  title: '部品/しるし/確率の座席 OddsSeats',
  component: OddsSeats,
  args: { tiers },
} satisfies Meta<typeof OddsSeats>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  globals: { channel: 'velvet' },
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <div className="grid gap-14">
      <OddsSeats tiers={tiers} />
      <OddsSeats
        tiers={[
          { rarity: 'SSR', percent: 0.5 },
          { rarity: 'SR', percent: 4.5 },
          { rarity: 'R', percent: 95 },
        ]}
      />
    </div>
  ),
}

export const Words: Story = {
  name: '数字とことばで読める',
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'レアリティごとの提供割合' })
    const first = within(table).getByRole('row', { name: /SSR/ })
    await expect(first).toHaveTextContent('2席')
    await expect(first).toHaveTextContent('2.0%')
  },
}

export const LessThanOneSeat: Story = {
  name: '1席にみたない割合',
  args: {
    tiers: [
      { rarity: 'SSR', percent: 0.1 },
      { rarity: 'N', percent: 99.9 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /SSR/ })).toHaveTextContent('0.1%')
  },
}
