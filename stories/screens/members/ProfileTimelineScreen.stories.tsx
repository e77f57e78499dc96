import { ProfileTimelineScreen } from '@tsudoi/design-system/screens/members/ProfileTimelineScreen'
import { NoOwnPosts } from '@tsudoi/design-system/screens/post/NoOwnPosts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleOwnPages } from '../../examples/exampleOwnPages.ts'
import { examplePosts, longPost } from '../../examples/examplePosts.ts'
import { timelineOf } from '../post/timelineOf.tsx'
import { withShell } from '../parts/withShell.tsx'

/** The member's own posts (W048, W137). */
const meta = {
  title: '画面/会員/自分の投稿 ProfileTimelineScreen',
  component: ProfileTimelineScreen,
  args: { pages: exampleOwnPages, posts: timelineOf(examplePosts) },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '自分の投稿の一覧です（W048、W137）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof ProfileTimelineScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W048）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12分前')).toBeVisible()
    await expect(canvas.getByText('2026/01/12(月)')).toBeVisible()
  },
}

export const Empty: Story = {
  name: '空（W048）',
  args: { posts: <NoOwnPosts channelsHref="/channel" /> },
  parameters: { picture: true },
}

export const LongText: Story = { name: '長い文と長い名前', args: { posts: timelineOf([longPost, ...examplePosts]) } }
