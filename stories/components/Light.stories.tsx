import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { Jacket } from '@tsudoi/design-system/components/Jacket'
import { Light } from '@tsudoi/design-system/components/Light'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { channelProps } from './parts/channelProps.ts'

const meta = {
  title: '部品/番組/光 Light',
  component: Light,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="relative isolate min-h-160 bg-paper">
      <Light {...args} />
      <p className="page heading pt-40 text-32">光は紙に落ち、床に着くまえに消える。</p>
    </div>
  ),
} satisfies Meta<typeof Light>

export default meta
type Story = StoryObj<typeof meta>

const guests = channelProps.slice(0, 4)

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <>
      {channelProps.map(({ id, name, seed }) => (
        <ChannelTheme key={id} id={id} seed={seed}>
          <div className="relative isolate h-100 overflow-hidden border-b border-hair bg-paper">
            <Light />
            <p className="page heading pt-8 text-32">{name}</p>
          </div>
        </ChannelTheme>
      ))}
    </>
  ),
}

export const Page: Story = { name: 'ページ' }

export const Hero: Story = { name: '大きな見出し', args: { place: 'hero' } }

export const Picture: Story = { name: '絵の上', args: { place: 'picture' } }

export const Cover: Story = {
  name: '表紙：ひとすじずつ、それぞれのジャケットへ',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <div className="relative isolate bg-paper">
      <div className="relative h-80">
        <Light place="cover" seeds={guests.map(({ seed }) => seed)} />
      </div>
      <ul className="grid grid-cols-4">
        {guests.map(({ id, name, seed, image }) => (
          <li key={id}>
            <Jacket id={id} title={name} seed={seed} image={image} alt="" />
          </li>
        ))}
      </ul>
    </div>
  ),
}
