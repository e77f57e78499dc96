import { Rarity, type RarityName } from '@tsudoi/design-system/components/Rarity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/レア度 Rarity',
  component: Rarity,
  args: { rarity: 'SSR', hasPrinting: true },
} satisfies Meta<typeof Rarity>

export default meta
type Story = StoryObj<typeof meta>

const rarities: RarityName[] = ['SSR', 'SR', 'R', 'N', 'UNKNOWN']

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  render: () => (
    <SpecimenSheet>
      {[true, false].map((withPrinting) => (
        <Specimen key={`${withPrinting}`} name={withPrinting ? '刷りとともに' : 'しるしだけ'}>
          <ul className="grid gap-2">
            {rarities.map((rarity) => (
              <li key={rarity}>
                <Rarity rarity={rarity} hasPrinting={withPrinting} />
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }
