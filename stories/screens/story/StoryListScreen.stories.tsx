import { loading, ready } from '@tsudoi/design-system/loadable'
import { StoryListScreen } from '@tsudoi/design-system/screens/story/StoryListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleStories, longStory, storyChannel } from '../../examples/exampleStories.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The stories of a channel (W083, R051). */
const meta = {
  title: '画面/ストーリー/ストーリーの一覧 StoryListScreen',
  component: StoryListScreen,
  args: {
    now: exampleNow,
    channel: storyChannel,
    stories: ready(exampleStories),
    hrefs: { channels: '/channel' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'チャンネルのストーリーの一覧です（W083、R051）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: storyChannel },
  },
} satisfies Meta<typeof StoryListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：読みかけ・新着・読了（W083）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 2 }))
    const [reading, fresh, finished] = rows as [HTMLElement, HTMLElement, HTMLElement]
    await expect(within(reading).getByText('全4話のうち1話を読了')).toBeVisible()
    await expect(within(reading).getByText('あと3話')).toBeInTheDocument()
    await expect(within(reading).queryByText('新着')).toBeNull()
    await expect(within(fresh).getByText('新着')).toBeVisible()
    await expect(within(fresh).getByText('未読2話')).toBeInTheDocument()
    await expect(within(finished).getByText('読了')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '郵便局の灯' })).toHaveAttribute(
      'href',
      '/channel/setsugen/story/setsugen-post',
    )
  },
}

export const Stopped: Story = {
  name: 'どこまで読んだか、話と行で（W083、Q332）',
  args: {
    stories: ready(
      exampleStories.map((story, at) => ({
        ...story,
        stopped: [
          { label: '第二話', line: 12, of: 40 },
          { line: 3, of: 18 },
        ][at],
      })),
    ),
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第二話 読みかけ 12/40')).toBeVisible()
    await expect(canvas.getByText('読みかけ 3/18')).toBeVisible()
    await expect(canvas.getAllByText(/読みかけ/)).toHaveLength(2)
    // A story that was started is not new, even if no episode is finished (Q162).
    await expect(canvas.queryByText('新着')).toBeNull()
  },
}

export const Guest: Story = {
  name: 'ゲスト',
  args: { stories: ready(exampleStories.map((story) => ({ ...story, read: undefined }))) },
  parameters: { shell: { viewer: 'guest', current: 'channel', channel: storyChannel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('全4話')).toBeInTheDocument()
    await expect(canvas.queryByText(/読了/)).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中（W083）', args: { stories: loading } }

export const Empty: Story = {
  name: 'ストーリーがない（W083）',
  args: { stories: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('いま読めるストーリーはありません')).toBeVisible()
  },
}

export const ChannelClosed: Story = {
  name: 'チャンネルが公開期間外',
  args: { gone: 'channelClosed', stories: failedLoad() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('このチャンネルは公開期間外です')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'チャンネルを見る' })).toHaveAttribute('href', '/channel')
  },
}

export const Failed: Story = { name: '失敗', args: { stories: failedLoad() } }

export const LongName: Story = {
  name: '文字200%・長い名前',
  args: { stories: ready(exampleStories.map((story) => ({ ...story, name: longStory.name }))) },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
