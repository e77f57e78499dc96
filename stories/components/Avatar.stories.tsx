import { Avatar } from '@tsudoi/design-system/components/Avatar'
import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brokenImage, channelProps } from './parts/channelProps.ts'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/しるし/顔・アバター Avatar',
  component: Avatar,
  args: { name: 'こはる', image: '/textures/fan/koharu.svg' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const sizes = [32, 40, 48, 64, 96] as const

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  render: () => (
    <SpecimenSheet>
      {sizes.map((size) => (
        <Specimen key={size} name={`${size}px`}>
          <Avatar name="こはる" size={size} image="/textures/fan/koharu.svg" />
        </Specimen>
      ))}
      {channelProps.map(({ id, name, seed }) => (
        <Specimen key={id} name={name}>
          <ChannelTheme id={id} seed={seed}>
            <Avatar name={name} isOfficial size={64} image={`/textures/${id}/avatar.svg`} />
          </ChannelTheme>
        </Specimen>
      ))}
      <Specimen name="絵がない">
        <Avatar name="こはる" size={64} />
      </Specimen>
      <Specimen name="名前がない">
        <Avatar name=" " size={64} />
      </Specimen>
      <Specimen name="絵文字の名前">
        <Avatar name="👩‍🚀うちゅう" size={64} />
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }

export const Broken: Story = {
  name: '絵が読めないときは名前の一文字',
  args: { image: brokenImage, alt: 'こはる' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('こ')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'こはる' })).toBeVisible()
  },
}
