import { Logo } from '@tsudoi/design-system/components/Logo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/枠組み/ロゴ Logo',
  component: Logo,
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  render: () => (
    <SpecimenSheet>
      <Specimen name="しるし">
        <Logo />
      </Specimen>
      <Specimen name="せまいところ">
        <div className="w-28">
          <Logo href="/" />
        </div>
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Link: Story = {
  name: 'リンク',
  args: { href: '/' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '集い tsudoi' })).toHaveAttribute('href', '/')
  },
}
