import { Requirement } from '@tsudoi/design-system/components/Requirement'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/入力/必須と任意 Requirement',
  component: Requirement,
  args: { word: '必須' },
} satisfies Meta<typeof Requirement>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  render: () => (
    <SpecimenSheet>
      <Specimen name="必須">
        <Requirement word="必須" />
      </Specimen>
      <Specimen name="任意">
        <Requirement word="任意" />
      </Specimen>
    </SpecimenSheet>
  ),
}
