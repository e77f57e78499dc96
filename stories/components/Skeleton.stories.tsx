import { Skeleton, SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/静かな状態/骨組み・スケルトン Skeleton',
  component: Skeleton,
  args: { shape: 'line' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <SkeletonArea>
      <SpecimenSheet>
        <Specimen name="ジャケット">
          <Skeleton shape="jacket" className="w-40" />
        </Specimen>
        <Specimen name="絵">
          <Skeleton shape="block" className="w-75" />
        </Specimen>
        <Specimen name="数字">
          <Skeleton shape="figure" />
        </Specimen>
        <Specimen name="顔">
          <Skeleton shape="circle" />
        </Specimen>
        <Specimen name="文" wide>
          <span className="grid max-w-140 gap-2">
            <Skeleton shape="line" />
            <Skeleton shape="line" className="w-4/5" />
            <Skeleton shape="line" className="w-2/5" />
          </span>
        </Specimen>
        <Specimen name="番組の行" wide>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Specimen>
      </SpecimenSheet>
    </SkeletonArea>
  ),
}

export const Area: Story = {
  name: '読みこみ中とひとことだけ伝える',
  render: () => (
    <SkeletonArea label="番組表を読みこみ中">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </SkeletonArea>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^番組表を読みこみ中$/)
  },
}
