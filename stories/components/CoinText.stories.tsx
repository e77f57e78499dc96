import { CoinText } from '@tsudoi/design-system/components/CoinText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/コイン CoinText',
  component: CoinText,
  args: { value: 3280 },
} satisfies Meta<typeof CoinText>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  render: () => (
    <SpecimenSheet>
      <Specimen name="合計">
        <CoinText value={3280} />
      </Specimen>
      <Specimen name="有償">
        <CoinText value={2400} kind="paid" />
      </Specimen>
      <Specimen name="無償">
        <CoinText value={880} kind="free" />
      </Specimen>
      <Specimen name="ひとつもない">
        <CoinText value={0} />
      </Specimen>
      <Specimen name="九百九十九万より多い">
        <CoinText value={10_000_000} />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Paid: Story = {
  name: '有償は色だけでなくことばでもわかる',
  args: { value: 2400, kind: 'paid' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('有償 2,400コイン')
  },
}

export const Many: Story = {
  name: '9,999,999より多いときは＋をつける（S132）',
  args: { value: 10_000_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('9,999,999+コイン')
  },
}
