import { CountText } from '@tsudoi/design-system/components/CountText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/数 CountText',
  component: CountText,
  args: { value: 124_000, unit: '人' },
} satisfies Meta<typeof CountText>

export default meta
type Story = StoryObj<typeof meta>

const values = [0, 9_204, 10_000, 124_300, 12_400_000, 300_000_000]

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: () => (
    <SpecimenSheet>
      {values.map((value) => (
        <Specimen key={value} name={String(value)}>
          <CountText value={value} unit="人" />
        </Specimen>
      ))}
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }
