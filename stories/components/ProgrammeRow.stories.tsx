import { ProgrammeList } from '@tsudoi/design-system/components/ProgrammeList'
import { ProgrammeRow } from '@tsudoi/design-system/components/ProgrammeRow'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/番組/番組の行 ProgrammeRow',
  component: ProgrammeRow,
  args: {
    time: '19:00',
    seed: '#1464c8',
    image: '/textures/todai/night.svg',
    channel: '灯台放送局',
    kind: 'ライブ',
    title: '海霧の夜の公開収録',
    state: { text: '放送中', tone: 'live' },
    href: '/channel/todai',
  },
  decorators: [
    (Story) => (
      <ProgrammeList label="きょうの番組">
        <Story />
      </ProgrammeList>
    ),
  ],
} satisfies Meta<typeof ProgrammeRow>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: (args) => (
    <>
      <ProgrammeRow {...args} />
      <ProgrammeRow
        time="21:30"
        seed="#ffe45c"
        image="/textures/lemonade/soda.svg"
        channel="レモネード星団"
        kind="ストーリー"
        title="第3話　炭酸のぬけた流星"
        state={{ text: '本日公開', tone: 'plain' }}
        href="/story/3"
      />
      <ProgrammeRow
        time="23:59"
        seed="#d3213d"
        image="/textures/benio/night.svg"
        channel="紅緒と鬼火"
        kind="ガチャ"
        title="宵宮くじ"
        state={{ text: '残り5時間', tone: 'urgent' }}
        href="/gacha/9"
      />
      <ProgrammeRow
        time="2/14"
        seed="#eaf2f7"
        channel="雪原オルゴール"
        kind="プレミア"
        title="一年に一度だけ鳴る、凍った湖の大オルゴールをひと晩かけて聴く会の、長いながい前説"
        state={{ text: '準備中', tone: 'plain' }}
      />
    </>
  ),
}

export const Live: Story = {
  name: '放送中',
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('listitem')
    await expect(within(row).getByRole('link', { name: '海霧の夜の公開収録' })).toBeVisible()
    await expect(row).toHaveTextContent('放送中')
  },
}

export const Urgent: Story = { name: '残りわずか', args: { state: { text: '残り45分', tone: 'urgent' } } }

export const WithoutLink: Story = { name: 'まだひらけない', args: { href: undefined } }
