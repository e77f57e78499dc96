import { Section } from '@tsudoi/design-system/components/Section'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: '部品/番組/区切り Section',
  component: Section,
  args: {
    title: 'フォロー中のチャンネル',
    action: { label: 'チャンネルをさがす', href: '/channel' },
    children: (
      <p className="text-reading">
        いま応援しているチャンネルが、さいごに放送した順にならびます。長いあいだ静かなチャンネルも、ここから消えることはありません。
      </p>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: (args) => (
    <>
      <Section {...args} />
      <Section {...args} title="お知らせ" action={undefined} lead="この30日に届いたもの" />
      <Section {...args} title="まつぼっくりの手紙を読んだ人が、つぎに読んでいるストーリー" level={3} />
    </>
  ),
}

export const Plain: Story = {
  name: '見出しの名前を持つ領域',
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'フォロー中のチャンネル' })
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible()
    await expect(within(region).getByRole('link', { name: 'チャンネルをさがす' })).toBeVisible()
  },
}
