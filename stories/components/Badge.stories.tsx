import { Badge } from '@tsudoi/design-system/components/Badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpecimenSheet } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/しるし・バッジ Badge',
  component: Badge,
  args: { kind: '新着' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  render: () => (
    <SpecimenSheet>
      {['新着', '公式', '未読', '放送中', '獲得済み', '購入済み', '無料', 'フォロー中', '終了'].map((kind) => (
        <Badge key={kind} kind={kind} />
      ))}
      <Badge kind="アンコール" hasPenlight />
      <Badge kind="新着" hasPenlight={false} />
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }

const kindsInRow = ['新着', '放送中', '終了']

export const Row: Story = {
  name: '一行に並べる：ペンライトがあってもなくても、文字の高さがそろう',
  render: () => (
    <p className="flex items-baseline gap-4 text-12">
      長さ 4:32
      {kindsInRow.map((kind) => (
        <Badge key={kind} kind={kind} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    const bottoms = ['長さ 4:32', ...kindsInRow].map((text) => {
      const range = document.createRange()
      range.selectNodeContents([...canvas.getByText(text).childNodes].find((node) => node.nodeValue === text)!)
      return range.getBoundingClientRect().bottom
    })
    await expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(0.5)
  },
}
