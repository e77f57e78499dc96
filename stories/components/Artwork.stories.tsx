import { Artwork } from '@tsudoi/design-system/components/Artwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { brokenImage, channelProps } from './parts/channelProps.ts'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/番組/絵・画像 Artwork',
  component: Artwork,
  args: {
    id: 'todai',
    src: '/textures/todai/hero.svg',
    alt: '夜の灯台と、ひとすじの光',
    ratio: '16:9',
    seed: '#1464c8',
  },
  render: (args) => (
    <div className="max-w-96">
      <Artwork {...args} />
    </div>
  ),
} satisfies Meta<typeof Artwork>

export default meta
type Story = StoryObj<typeof meta>

const ratios = ['16:9', '4:3', '3:4', '1:1'] as const

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: {} },
  render: () => (
    <SpecimenSheet>
      {ratios.map((ratio) => (
        <Specimen key={ratio} name={ratio}>
          <div className="w-40">
            <Artwork id="todai" seed="#1464c8" src="/textures/todai/hero.svg" alt="" ratio={ratio} />
          </div>
        </Specimen>
      ))}
      {channelProps.map(({ id, name, seed }) => (
        <Specimen key={id} name={`${name}・絵がない`}>
          <div className="w-40">
            <Artwork id={id} seed={seed} alt="" ratio="1:1" />
          </div>
        </Specimen>
      ))}
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }

export const Missing: Story = {
  name: '絵がない',
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '夜の灯台と、ひとすじの光' })).toBeVisible()
  },
}

export const Broken: Story = {
  name: '絵が読めないときも、箱のかたちは変わらない',
  args: { src: brokenImage },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    const drawn = within(canvasElement).getByRole('img', { name: '夜の灯台と、ひとすじの光' })
    const { width, height } = drawn.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
  },
}
