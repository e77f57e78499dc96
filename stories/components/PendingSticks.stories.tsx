import { PendingSticks } from '@tsudoi/design-system/components/PendingSticks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/操作/送信中のスティック・ローディング PendingSticks',
  component: PendingSticks,
} satisfies Meta<typeof PendingSticks>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  render: () => (
    <SpecimenSheet>
      <Specimen name="紙の上">
        <PendingSticks />
      </Specimen>
      <Specimen name="墨の上">
        <div className="bg-ink p-6 text-paper">
          <PendingSticks />
        </div>
      </Specimen>
    </SpecimenSheet>
  ),
}
