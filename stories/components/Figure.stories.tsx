import { Figure } from '@tsudoi/design-system/components/Figure'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/数字 Figure',
  component: Figure,
  args: { value: '12.4', unit: ['万人が', 'フォロー中'], size: 72 },
} satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

const sizes = [24, 32, 40, 48, 72, 96, 120] as const

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: {} },
  render: () => (
    <SpecimenSheet>
      {sizes.map((size) => (
        <Specimen key={size} name={`${size}px`}>
          <Figure value="12.4" unit={['万人が', 'フォロー中']} size={size} />
        </Specimen>
      ))}
      <Specimen name="日付">
        <Figure value="1/31" unit="土" size={72} />
      </Specimen>
      <Specimen name="のこりわずか">
        <Figure value="45" unit="分" size={72} tone="danger" />
      </Specimen>
      <Specimen name="ガチャの残り日数" wide>
        <Figure value="3" unit={['日で', '終了']} size={172} deskSize={320} />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }

export const Named: Story = {
  name: '全体をことばで読める',
  args: { value: '3', unit: '日', label: '終了まで残り3日' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
    await expect(canvasElement).toHaveTextContent('終了まで残り3日')
  },
}
