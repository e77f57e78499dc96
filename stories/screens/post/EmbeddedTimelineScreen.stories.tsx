import { EmbeddedTimelineScreen } from '@tsudoi/design-system/screens/post/EmbeddedTimelineScreen'
import { OfficialChoice } from '@tsudoi/design-system/screens/post/OfficialChoice'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { channelPosts } from '../../examples/exampleTimeline.ts'
import { timelineOf } from './timelineOf.tsx'

/** A timeline inside a host app, which renders its own header (W079). */
const meta = {
  title: '画面/投稿/アプリのなかのタイムライン EmbeddedTimelineScreen',
  component: EmbeddedTimelineScreen,
  args: { posts: timelineOf(channelPosts) },
  argTypes: { posts: { control: false } },
  parameters: {
    docs: { description: { component: 'アプリの中に表示するタイムラインです。見出しはアプリが表示します（W079）。' } },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EmbeddedTimelineScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W079）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'タイムライン' })).toBeVisible()
    await expect(canvas.getByRole('feed')).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
  },
}

export const Empty: Story = {
  name: '空（W079）',
  args: {
    posts: (
      <>
        <OfficialChoice isOnly={false} onValueChange={fn()} />
        {timelineOf([])}
      </>
    ),
  },
}
