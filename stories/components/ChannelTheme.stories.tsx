import { Button } from '@tsudoi/design-system/components/Button'
import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { Penlight } from '@tsudoi/design-system/components/Penlight'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { channelProps } from './parts/channelProps.ts'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/番組/推し色・テーマカラー ChannelTheme',
  component: ChannelTheme,
  args: { id: 'velvet', seed: '#e0218a', children: <Button variant="solid">フォローする</Button> },
  argTypes: { seed: { control: 'color' }, children: { control: false } },
} satisfies Meta<typeof ChannelTheme>

export default meta
type Story = StoryObj<typeof meta>

const hard = ['#ffffff', '#000000', '#00ff00', '#ffff00', '#7f7f7f', '#ff00ff']

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <SpecimenSheet>
      {[...channelProps, ...hard.map((seed) => ({ id: seed, name: seed, seed }))].map(({ id, name, seed }) => (
        <Specimen key={id} name={name}>
          <ChannelTheme id={id} seed={seed} className="grid w-40 justify-items-start gap-3">
            <Button variant="solid" isFullWidth>
              フォロー
            </Button>
            <span className="font-bold text-accent">色のついた文字</span>
            <span className="w-full bg-light p-2">光の上の文字</span>
            <span className="w-full bg-light2 p-2">濃い光の上の文字</span>
            <Penlight count={3} />
          </ChannelTheme>
        </Specimen>
      ))}
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }

export const Derived: Story = {
  name: '色がなければ、番号からいつも同じ色',
  args: { seed: undefined, id: 'channel-42' },
  render: (args) => (
    <>
      <ChannelTheme {...args} />
      <ChannelTheme {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button')
    await expect(getComputedStyle(first!).backgroundColor).toBe(getComputedStyle(second!).backgroundColor)
  },
}

export const Invalid: Story = {
  name: '色でないものは、ないものとして扱う',
  args: { seed: 'url(javascript:alert(1))', id: 'channel-42' },
}
