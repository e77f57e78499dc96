import { Jacket } from '@tsudoi/design-system/components/Jacket'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { channelProps } from './parts/channelProps.ts'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/番組/ジャケット Jacket',
  component: Jacket,
  args: {
    id: 'todai',
    image: '/textures/todai/jacket.svg',
    title: '灯台放送局',
    seed: '#1464c8',
    foot: ['12.4', '万人'],
    alt: '',
    href: '/channel/todai',
  },
  render: (args) => (
    <div className="w-40">
      <Jacket {...args} />
    </div>
  ),
} satisfies Meta<typeof Jacket>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day'] } },
  render: () => (
    <div className="grid gap-10">
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-6">
        {channelProps.map(({ id, name, seed, image, followers, href }) => (
          <li key={id}>
            <Jacket id={id} title={name} seed={seed} image={image} foot={followers} alt="" href={href} />
          </li>
        ))}
      </ul>
      <SpecimenSheet>
        <Specimen name="3:4">
          <div className="w-40">
            <Jacket
              id="velvet"
              title="ビロード回路"
              seed="#e0218a"
              image="/textures/velvet/jacket.svg"
              alt=""
              ratio="3:4"
            />
          </div>
        </Specimen>
        <Specimen name="4:3・帯は右">
          <div className="w-75">
            <Jacket
              id="benio"
              title="鬼火くじ"
              seed="#d3213d"
              image="/textures/benio/hero.svg"
              top="ガチャ"
              alt=""
              ratio="4:3"
              side="right"
            />
          </div>
        </Specimen>
        <Specimen name="絵も色も持たないチャンネル">
          <div className="w-40">
            <Jacket id="channel-42" title="名もなき放送室" alt="" />
          </div>
        </Specimen>
      </SpecimenSheet>
    </div>
  ),
}

export const Plain: Story = {
  name: '全体がひとつのリンク',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /灯台放送局/ })
    await expect(link).toHaveAttribute('href', '/channel/todai')
    await expect(link.querySelector('img')).not.toBeNull()
  },
}

const widths = Array.from({ length: 46 }, (_, step) => 96 + 2 * step)

export const RoundedLetters: Story = {
  name: '文字送りを丸めるブラウザでも、短い題は一列で読める',
  // Simulates a browser without subpixel positioning, where a character needs up to half a pixel more.
  render: (args) => (
    <div className="flex flex-wrap gap-2 [&_.obi-title]:tracking-[calc(0.06em+0.5px)]">
      {widths.map((width) => (
        <div key={width} style={{ width }}>
          <Jacket {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement).getAllByText('灯台放送局')
    await expect(titles).toHaveLength(widths.length)
    // Each title must have one column: a second one would be beside the first and cut off.
    const columns = document.createRange()
    for (const title of titles) {
      columns.selectNodeContents(title)
      await expect([...columns.getClientRects()]).toHaveLength(1)
    }
  },
}

export const WithoutLink: Story = { name: 'リンクでない', args: { href: undefined } }
