import { IconButton } from '@tsudoi/design-system/components/IconButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Ellipsis, Search, X } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/操作/絵のボタン・アイコン IconButton',
  component: IconButton,
  args: { label: 'とじる', icon: <X size={20} aria-hidden />, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: () => (
    <SpecimenSheet>
      <Specimen name="44px">
        <IconButton label="とじる" icon={<X size={20} aria-hidden />} />
        <IconButton label="お知らせ" icon={<Bell size={20} aria-hidden />} />
        <IconButton label="そのほか" icon={<Ellipsis size={20} aria-hidden />} />
      </Specimen>
      <Specimen name="輪郭">
        <IconButton label="さがす" variant="outline" icon={<Search size={20} aria-hidden />} />
      </Specimen>
      <Specimen name="52px">
        <IconButton label="さがす" variant="outline" size="medium" icon={<Search size={20} aria-hidden />} />
      </Specimen>
      <Specimen name="押せない">
        <IconButton label="とじる" disabled icon={<X size={20} aria-hidden />} />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Plain: Story = {
  name: '名前で呼べて、44pxより小さくならない',
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'とじる' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
