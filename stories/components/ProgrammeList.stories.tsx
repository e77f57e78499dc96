import { ProgrammeList } from '@tsudoi/design-system/components/ProgrammeList'
import { ProgrammeRow } from '@tsudoi/design-system/components/ProgrammeRow'
import { Section } from '@tsudoi/design-system/components/Section'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/番組/番組表 ProgrammeList',
  component: ProgrammeList,
  args: {
    label: 'きょうの番組',
    children: [
      <ProgrammeRow
        key="1"
        time="19:00"
        seed="#1464c8"
        image="/textures/todai/night.svg"
        channel="灯台放送局"
        kind="ライブ"
        title="海霧の夜の公開収録"
        state={{ text: '放送中', tone: 'live' }}
        href="/channel/todai"
      />,
      <ProgrammeRow
        key="2"
        time="21:30"
        seed="#1f8a54"
        channel="針葉樹林クラブ"
        kind="ストーリー"
        title="第1話　まつぼっくりの手紙"
        state={{ text: '本日公開', tone: 'plain' }}
        href="/story/1"
      />,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProgrammeList>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: {} },
  render: (args) => (
    <Section title="きょうの番組" action={{ label: 'すべて見る', href: '/home/programme' }}>
      <ProgrammeList {...args} />
    </Section>
  ),
}

export const Plain: Story = {
  name: '順番のある、名前のついた並び',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'きょうの番組' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  },
}
