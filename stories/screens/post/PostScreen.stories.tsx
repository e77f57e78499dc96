import { loading, ready } from '@tsudoi/design-system/loadable'
import { PostScreen } from '@tsudoi/design-system/screens/post/PostScreen'
import type { Post, PostEntry } from '@tsudoi/design-system/screens/post/post.types'
import { WriteButton } from '@tsudoi/design-system/screens/post/WriteButton'
import { LaterButton } from '@tsudoi/design-system/screens/parts/LaterButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { todai } from '../../examples/exampleChannels.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleMutedContent } from '../../examples/exampleMutes.ts'
import { threadComment, threadReply, threadRoot } from '../../examples/exampleTimeline.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { postActions } from '../parts/postActions.ts'
import { withShell } from '../parts/withShell.tsx'
import { pagedPosts } from './timelineOf.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const shown = (post: Post): PostEntry => ({ is: 'post', post })

/** A post on its own page (W078, W080, W137). */
const meta = {
  title: '画面/投稿/投稿 PostScreen',
  component: PostScreen,
  args: {
    now: exampleNow,
    thread: ready({ before: [], post: shown(threadRoot) }),
    answers: pagedPosts([threadComment, { ...threadComment, id: 'second', key: 'second', text: 'お便り送りました。' }]),
    actions: postActions(),
    composer: <WriteButton mode="comment" onClick={fn()} />,
    wayOn: { label: 'タイムラインを見る', href: '/channel/todai?tab=posts' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ひとつの投稿のページです。コメントを読み、返信できます（W078、W080、W137）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: todai },
  },
} satisfies Meta<typeof PostScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：投稿とコメント（W078）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const comments = canvas.getByRole('feed', { name: 'コメント' })
    await expect(within(comments).getAllByRole('article')).toHaveLength(2)
    await expect(within(comments).getAllByRole('link', { name: '返信 1' })[0]).toBeInTheDocument()
  },
}

export const Reply: Story = {
  name: '返信：元の投稿とコメントが上に（W078）',
  args: { thread: ready({ before: [shown(threadRoot), shown(threadComment)], post: shown(threadReply) }) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const current = canvas.getByText(/電車の音も/).closest('article')
    await expect(current).toHaveAttribute('aria-current', 'true')
    // A reply cannot be answered.
    await expect(canvas.queryByRole('feed')).toBeNull()
  },
}

export const OwnAnswer: Story = {
  name: '一覧の終わりにまだ届かない自分のコメント：書く場所のそばで、送信中から見える（S052）',
  args: {
    answers: { ...pagedPosts([threadComment]), more: 'idle', onMore: fn() },
    ownAnswers: [shown({ ...threadComment, id: 'own', key: 'own', text: '窓を開けました。', isPending: true })],
  },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: /^ここで書いたものです/ }))
    await expect(own.getByRole('article')).toHaveTextContent('送信しています')
    await expect(within(canvas.getByRole('feed')).queryByText('窓を開けました。')).toBeNull()
  },
}

export const MissingParent: Story = {
  name: '元のコメントは表示できない：静かな場所がのこる',
  args: {
    thread: ready({ before: [shown(threadRoot), { is: 'missing', key: 'gone' }], post: shown(threadReply) }),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/^この投稿は表示できません/)).toBeInTheDocument(),
}

const onOpenMuted = fn()

export const Covered: Story = {
  name: '元の投稿にミュートした言葉があり、この投稿はネタバレを隠している（Q512、Q515）',
  args: {
    thread: ready({
      before: [shown({ ...threadRoot, muted: exampleMutedContent(onOpenMuted, '最終回') })],
      post: shown({ ...threadComment, spoiler: { label: '曲目', isOpen: false } }),
    }),
    answers: pagedPosts([]),
    actions: { ...postActions(), onOpenSpoiler: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(threadRoot.text)).toBeNull()
    await expect(canvas.queryByText(threadComment.text)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'ネタバレを表示する' }))
    await expect(args.actions.onOpenSpoiler).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'この投稿を表示する' }))
    await expect(onOpenMuted).toHaveBeenCalledOnce()
  },
}

export const Missing: Story = {
  name: '見つからない（W078）',
  args: { thread: ready('missing') },
  parameters: { picture: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'タイムラインを見る' })).toHaveAttribute(
      'href',
      '/channel/todai?tab=posts',
    ),
}

export const MissingButKept: Story = {
  name: '見つからないが、保存してある：はずせる（Q489）',
  args: {
    thread: ready('missing'),
    later: <LaterButton isKept onToggle={fn()} listHref="/mypage/later" />,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'あとで見る', pressed: true })).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中（W078）', args: { thread: loading } }

export const Empty: Story = { name: 'コメントはまだない', args: { answers: pagedPosts([]) } }

export const Failed: Story = { name: '失敗', args: { thread: failedLoad() } }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
