import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { Obi } from '@tsudoi/design-system/components/Obi'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { channelProps } from './parts/channelProps.ts'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/番組/帯 Obi',
  component: Obi,
  args: { title: '灯台放送局', top: '公式', foot: ['12.4', '万人'] },
  render: (args) => (
    <Strip>
      <Obi {...args} />
    </Strip>
  ),
} satisfies Meta<typeof Obi>

export default meta
type Story = StoryObj<typeof meta>

/** Gives the obi (vertical title band) a fixed height, like a picture beside it. */
function Strip({ children, tall = false }: { children: ReactNode; tall?: boolean }) {
  return <div className={`@container flex ${tall ? 'h-140 w-40' : 'h-60 w-40'}`}>{children}</div>
}

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <SpecimenSheet>
      {channelProps.map(({ id, name, seed, followers }) => (
        <Specimen key={id} name={name}>
          <ChannelTheme id={id} seed={seed}>
            <Strip>
              <Obi title={name} top="公式" foot={followers} />
            </Strip>
          </ChannelTheme>
        </Specimen>
      ))}
      <Specimen name="右に置く">
        <Strip>
          <Obi title="夏の終わりの箱" top="ガチャ" side="right" />
        </Strip>
      </Specimen>
      <Specimen name="とても長い題">
        <Strip>
          <Obi title="紅緒と鬼火の百物語をひと晩で聞きとおす夜会" top="第12話" />
        </Strip>
      </Specimen>
      {['初灯', '灯台放送局', 'ビロード回路の夜', '針葉樹林クラブ十周年', '雪原オルゴール冬の大演奏会'].map((title) => (
        <Specimen key={title} name={`大きな帯・${title.length}文字`}>
          <Strip tall>
            <Obi title={title} top="公式" foot={['12.4', '万人']} size="large" />
          </Strip>
        </Specimen>
      ))}
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }

export const Heading: Story = {
  name: 'ページの見出しになる',
  args: { as: 'h1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: '灯台放送局' })).toBeVisible()
  },
}

export const LongName: Story = {
  name: '長い題でも帯からはみ出さない',
  args: { title: '紅緒と鬼火の百物語をひと晩で聞きとおす夜会', top: '第12話' },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByText(/百物語/)
    const strip = title.closest('.obi')!.getBoundingClientRect()
    const { left, right, bottom } = title.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(strip.left - 1)
    await expect(right).toBeLessThanOrEqual(strip.right + 1)
    await expect(bottom).toBeLessThanOrEqual(strip.bottom + 1)
  },
}
