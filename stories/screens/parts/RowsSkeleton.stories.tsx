import { Skeleton } from '@tsudoi/design-system/components/Skeleton'
import { RowsSkeleton } from '@tsudoi/design-system/screens/parts/RowsSkeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** The placeholder of rows that are loading. */
const meta = {
  title: '画面/共通/読みこみ中の行 RowsSkeleton',
  component: RowsSkeleton,
  args: {
    row: 'flex items-center gap-4 border-b border-hair py-4',
    children: (
      <>
        <Skeleton shape="circle" className="size-12" />
        <Skeleton shape="line" className="h-6 w-40" />
      </>
    ),
  },
  parameters: {
    docs: { description: { component: '一覧を読みこんでいる間、行の代わりに表示する骨組みです。' } },
    layout: 'padded',
  },
} satisfies Meta<typeof RowsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準' }

export const Cells: Story = {
  name: '格子',
  args: {
    rows: 6,
    className: 'grid grid-cols-3 gap-4',
    row: undefined,
    children: <Skeleton shape="block" />,
  },
}
