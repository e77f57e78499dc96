import { loading } from '@tsudoi/design-system/loadable'
import { ProfileTimelineScreen } from '@tsudoi/design-system/screens/members/ProfileTimelineScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleOwnPages } from '../../examples/exampleOwnPages.ts'
import { examplePosts, longPost, manyPosts } from '../../examples/examplePosts.ts'
import { failed } from '../parts/failed.ts'
import { paged } from '../parts/paged.ts'
import { withShell } from '../parts/withShell.tsx'

/** W048, W137 */
const meta = {
  title: '画面/会員/自分の投稿',
  component: ProfileTimelineScreen,
  args: {
    now: exampleNow,
    pages: exampleOwnPages,
    posts: paged(examplePosts),
    hrefs: { channels: '/channel' },
  },
  decorators: [withShell],
  parameters: { layout: 'fullscreen', shell: { current: 'profile' } },
} satisfies Meta<typeof ProfileTimelineScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W048）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12分前')).toBeVisible()
    await expect(canvas.getByText('動画 1本')).toBeVisible()
    await expect(canvas.getByText('2026/01/12(月)')).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中（W048）', args: { posts: { items: loading } } }

export const Empty: Story = { name: '空（W048）', args: { posts: paged([]) }, parameters: { picture: true } }

export const Failed: Story = { name: '失敗', args: { posts: { items: failed() } } }

export const More: Story = {
  name: '終わりに近づくと続きを読む',
  args: { posts: paged(examplePosts, { more: 'idle', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'もっと見る' }).scrollIntoView()
    await waitFor(() => expect(args.posts.onMore).toHaveBeenCalledOnce())
  },
}

export const MoreFailed: Story = {
  name: '続きの失敗',
  args: { posts: paged(examplePosts, { more: 'failed', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.posts.onMore).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = { name: '長い文と長い名前', args: { posts: paged([longPost, ...examplePosts]) } }

export const ManyItems: Story = {
  name: '二百件',
  args: { posts: paged(manyPosts) },
  // Measuring a row that the browser skips gives a size that nobody sees.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('main ul > li')]
    await expect(rows.length).toBeGreaterThanOrEqual(200)
    // Far away rows are skipped by the browser: their contents are not rendered.
    const last = rows.at(-1)?.querySelector('article')
    await expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  },
}
