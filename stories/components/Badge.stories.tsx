import { Badge } from '@tsudoi/design-system/components/Badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecimenSheet } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/しるし Badge',
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
