import { loading } from '@tsudoi/design-system/loadable'
import { NoPosts } from '@tsudoi/design-system/screens/post/NoPosts'
import { OfficialChoice } from '@tsudoi/design-system/screens/post/OfficialChoice'
import { Timeline } from '@tsudoi/design-system/screens/post/Timeline'
import { WriteButton, WriteButtonSkeleton } from '@tsudoi/design-system/screens/post/WriteButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { examplePost, examplePosts, longPost, manyPosts } from '../../examples/examplePosts.ts'
import { channelPosts, ownPost, previewPost, sendingPost } from '../../examples/exampleTimeline.ts'
import { exampleMutedContent } from '../../examples/exampleMutes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { postActions } from '../parts/postActions.ts'
import { withShell } from '../parts/withShell.tsx'
import { pagedPosts } from './timelineOf.tsx'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { long } from '../../storyKinds.ts'

const onOfficial = fn()

/** A timeline of posts (W137). */
const meta = {
  title: '画面/投稿/タイムライン・投稿カード Timeline',
  component: Timeline,
  args: {
    now: exampleNow,
    label: '灯台放送局のタイムライン',
    posts: pagedPosts(channelPosts),
    actions: postActions(),
    empty: <NoPosts />,
  },
  decorators: [
    (Story) => (
      <div className="page">
        <h1 className="sr-only">タイムライン</h1>
        <div className="max-w-180 desk:mx-auto">
          <OfficialChoice isOnly={false} onValueChange={onOfficial} />
          <Story />
        </div>
      </div>
    ),
    withShell,
  ],
  parameters: {
    docs: {
      description: { component: '投稿が並ぶタイムラインです。新しい投稿の知らせと、書く場所があります（W137）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel' },
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

const openMenu = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(canvas.getAllByRole('button', { name: `${name}さんの投稿のメニュー` })[0]!)
  return await screen.findByRole('menu')
}

export const Ready: Story = {
  name: '標準（W137）',
  args: { composer: <WriteButton mode="post" onClick={fn()} /> },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    const feed = canvas.getByRole('feed', { name: '灯台放送局のタイムライン' })
    const rows = within(feed).getAllByRole('article')
    await expect(rows[0]).toHaveAttribute('aria-posinset', '1')
    await expect(rows[0]).toHaveAttribute('aria-setsize', String(channelPosts.length))
    await userEvent.click(within(rows[0]!).getByRole('button', { name: 'いいね 1,204' }))
    await expect(args.actions.onLike).toHaveBeenCalledWith(channelPosts[0], false)
    await userEvent.click(canvas.getByRole('button', { name: '公式のみ' }))
    await expect(onOfficial).toHaveBeenCalledWith(true)
  },
}

const nameless = examplePost('nameless', {})

export const Nameless: Story = {
  name: '名前が見えない人の投稿：代わりの名前が見え、押せる（Q434）',
  args: { posts: pagedPosts([{ ...nameless, author: { ...nameless.author, nickName: '\u3164\u200B' } }]) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '名前のないユーザー' })
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(44)
    await expect(canvas.getByRole('button', { name: '名前のないユーザーさんの投稿のメニュー' })).toBeVisible()
  },
}

export const WithDraft: Story = {
  name: '書きかけの投稿がある：ボタンがそう言う',
  args: { composer: <WriteButton mode="post" hasDraft onClick={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^タイムラインに投稿する ?（書きかけあり）$/ })).toBeVisible()
  },
}

export const Loading: Story = {
  name: '読みこみ中：書く場所もあけて待つ',
  args: { posts: { items: loading }, composer: <WriteButtonSkeleton /> },
}

export const Empty: Story = { name: '空（W079）', args: { posts: pagedPosts([]) }, parameters: { picture: true } }

export const Failed: Story = { name: '失敗', args: { posts: { items: failedLoad() } } }

export const Long: Story = { name: '長い名前と長い文', ...long }

const later = {
  isKept: ({ id }: { id: string }) => id === channelPosts[0]?.id,
  onToggle: fn(),
  listHref: '/mypage/later',
}

export const Later: Story = {
  name: 'あとで見る：メニューで保存し、行に出る（Q489）',
  args: { actions: { ...postActions(), later } },
  play: async ({ canvas }) => {
    const [kept, other] = channelPosts
    await expect(canvas.getByRole('link', { name: '「あとで見る」に保存済み' })).toHaveAttribute(
      'href',
      '/mypage/later',
    )
    const keptMenu = await openMenu(canvas, kept!.author.nickName)
    await userEvent.click(within(keptMenu).getByRole('menuitem', { name: '「あとで見る」からはずす' }))
    await expect(later.onToggle).toHaveBeenCalledWith(kept, false)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const menu = await openMenu(canvas, other!.author.nickName)
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'あとで見る' }))
    await expect(later.onToggle).toHaveBeenCalledWith(other, true)
  },
}

export const BlockAndReport: Story = {
  name: 'どの投稿からも二回でブロックと報告（S072）。公式はブロックできない（S071）',
  play: async ({ canvas, args }) => {
    let menu = await openMenu(canvas, 'みどり')
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'ブロックする' }))
    await waitFor(() => expect(args.actions.onBlock).toHaveBeenCalledWith(channelPosts[1]))
    menu = await openMenu(canvas, 'みどり')
    await userEvent.click(within(menu).getByRole('menuitem', { name: '報告する' }))
    await waitFor(() => expect(args.actions.onReport).toHaveBeenCalledWith(channelPosts[1]))
    menu = await openMenu(canvas, '灯台放送局【公式】')
    await expect(within(menu).queryByRole('menuitem', { name: 'ブロックする' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const Share: Story = {
  name: 'どの投稿もメニューからシェアできる。送信中の投稿にはメニューがない（Q471）',
  args: { posts: pagedPosts([...channelPosts, sendingPost]) },
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, '灯台放送局【公式】')
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'シェアする' }))
    await waitFor(() => expect(args.actions.onShare).toHaveBeenCalledWith(channelPosts[0]))
    await expect(canvas.queryByRole('button', { name: 'こはるさんの投稿のメニュー' })).toBeNull()
  },
}

export const JustBlocked: Story = {
  name: 'ブロックした投稿の場所：何が起きたかと、もどす道（S047）',
  args: {
    posts: {
      ...pagedPosts(channelPosts),
      items: {
        state: 'ready',
        data: [
          { is: 'post', post: channelPosts[0]! },
          { is: 'blocked', place: { key: 'night', accountId: 'midori', nickName: 'みどり' } },
          { is: 'post', post: channelPosts[2]! },
        ],
      },
    },
  },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    const wayBack = canvas.getByRole('button', { name: 'ブロックを取り消す' })
    await userEvent.click(wayBack)
    await expect(args.actions.onUnblock).toHaveBeenCalledWith('midori')
    await expect(wayBack.closest('article')).toHaveFocus()
    // The test puts the focus where it is right after the user has blocked an author.
    wayBack.focus()
  },
}

export const Own: Story = {
  name: '自分の投稿：編集できるあいだは編集、いつでも削除（W078）。送信中の投稿には何もできない',
  args: { posts: pagedPosts([sendingPost, ownPost, { ...ownPost, id: 'old', key: 'old', editEnd: exampleNow }]) },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('送信しています')).toBeVisible()
    const menus = canvas.getAllByRole('button', { name: 'こはるさんの投稿のメニュー' })
    await expect(menus).toHaveLength(2)
    await userEvent.click(menus[1]!)
    await screen.findByRole('menuitem', { name: '削除する' })
    await expect(screen.queryByRole('menuitem', { name: '編集する' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(menus[0]!)
    await userEvent.click(await screen.findByRole('menuitem', { name: '編集する' }))
    await waitFor(() => expect(args.actions.onEdit).toHaveBeenCalledWith(ownPost))
  },
}

export const Guest: Story = {
  name: 'ゲストはログインへ（S068）',
  args: { actions: { ...postActions(), mayAct: false } },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'いいね 1,204' }))
    await expect(args.actions.onRequireLogin).toHaveBeenCalledOnce()
    await expect(args.actions.onLike).not.toHaveBeenCalled()
  },
}

/** The maximum number of elements in the list while the user scrolls. */
async function maxElementCount(feed: HTMLElement): Promise<number> {
  let most = 0
  for (let step = 0; step < 12; step += 1) {
    scrollBy({ top: 500, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    most = Math.max(most, feed.querySelectorAll('*').length)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return most
}

export const Fresh: Story = {
  name: '新着は押すまで待つ。押すと、元の位置へもどる道がのこる',
  args: { posts: pagedPosts(manyPosts), fresh: { count: 5, hasMore: false, onShow: fn(), onReturn: fn() } },
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '新着5件' })).toBeVisible()
    await expect(await maxElementCount(canvas.getByRole('feed'))).toBeLessThanOrEqual(250)
    await userEvent.click(canvas.getByRole('button', { name: '新着5件' }))
    await expect(args.fresh?.onShow).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('feed')).toHaveFocus()
  },
}

export const LongText: Story = {
  name: '長い文は十行で切り、続きを読む',
  args: { posts: pagedPosts([longPost, ...examplePosts]) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^おたよりを読み/)
    const before = text.clientHeight
    await userEvent.click(canvas.getByRole('button', { name: '続きを読む' }))
    await expect(text.clientHeight).toBeGreaterThan(before)
    await expect(text).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: '続きを読む' })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^https:\/\/example\.jp/ })).toBeVisible()
  },
}

const marked = 'か\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(500)
const turned = '\u202Eんゃちるは'

export const Hostile: Story = {
  name: '重ねた記号500字、向きを変える文字：自分の行から出ない（X15）',
  args: {
    posts: pagedPosts([
      examplePost('marked', { text: marked, author: { id: 'turned', nickName: turned, uniqueName: 'turned' } }),
      examplePost('turned', {
        text: turned,
        media: [{ id: 'alt', kind: 'image', src: '/textures/todai/letter.svg', width: 4, height: 3, alt: turned }],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(marked)
    await userEvent.click(canvas.getByRole('button', { name: '続きを読む' }))
    // Combining marks piled above the line are clipped at the post's edge, so that they do not cover other text.
    await expect(getComputedStyle(text).overflowY).toBe('clip')
    for (const name of canvas.getAllByText(turned)) await expect(name.matches('bdi, [dir=auto]')).toBe(true)
    await expect(canvas.getByRole('button', { name: isolated(turned) + 'を大きく表示' })).toBeVisible()
  },
}

export const Preview: Story = {
  name: 'リンクのプレビュー（X9、X15）',
  args: {
    posts: pagedPosts([
      previewPost,
      examplePost('bad', {
        text: '見て',
        preview: { href: 'javascript:alert(1)', title: '<b>当選</b>', siteName: '\u202Eんゃちるは' },
      }),
    ]),
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /今週のお便り/ })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByText('<b>当選</b>').closest('a')).not.toHaveAttribute('href')
  },
}

export const Pictures: Story = {
  name: '写真を大きく：矢印キー、ボタン、代わりの文',
  args: { posts: pagedPosts([examplePosts[1]!]) },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '投稿の写真 1枚目を大きく表示' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: '写真 1 / 2' }))
    await expect(dialog.getByRole('img', { name: '投稿の写真 1枚目' })).toBeVisible()
    dialog.getByRole('figure').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('dialog', { name: '写真 2 / 2' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '次の写真' }))
    await expect(await screen.findByRole('dialog', { name: '写真 1 / 2' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

const onOpenMuted = fn()

export const Muted: Story = {
  name: 'ミュートした言葉のある投稿：名前も本文も、押すまでない（Q512）',
  args: {
    posts: pagedPosts(
      channelPosts.map((post, at) =>
        at === 1 ? { ...post, muted: exampleMutedContent(onOpenMuted, '最終回') } : post,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('article')
    await expect(rows[1]).toHaveAccessibleName('ミュートした言葉を含みます')
    await expect(within(rows[1]!).queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'この投稿を表示する' }))
    await expect(onOpenMuted).toHaveBeenCalledOnce()
  },
}

const spoilers = channelPosts.map((post, at) => ({
  ...post,
  spoiler: { label: at === 0 ? undefined : '港の公開収録の曲目', isOpen: at === 2 },
}))

export const Spoilers: Story = {
  name: 'ネタバレを隠した投稿：押すと本文と写真が見える（Q515）',
  args: { posts: pagedPosts(spoilers), actions: { ...postActions(), onOpenSpoiler: fn() } },
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('article')
    await expect(within(rows[0]!).queryByText(channelPosts[0]!.text)).toBeNull()
    await userEvent.click(within(rows[1]!).getByRole('button', { name: 'ネタバレを表示する' }))
    await expect(args.actions.onOpenSpoiler).toHaveBeenCalledWith(spoilers[1])
    await expect(within(rows[2]!).queryByRole('button', { name: 'ネタバレを表示する' })).toBeNull()
  },
}

export const LongSpoiler: Story = {
  name: 'ネタバレの説明がとても長い、右から左の文字',
  args: {
    posts: pagedPosts([
      { ...channelPosts[0]!, spoiler: { label: '長'.repeat(40), isOpen: false } },
      { ...channelPosts[1]!, spoiler: { label: 'مرحبا', isOpen: false } },
    ]),
    actions: { ...postActions(), onOpenSpoiler: fn() },
  },
}

export const MuteByMenu: Story = {
  name: 'メニューから、えらんだ言葉をミュートする（Q512）',
  args: { actions: { ...postActions(), onMute: fn() } },
  play: async ({ canvas, args }) => {
    const [post] = channelPosts
    const menu = await openMenu(canvas, post!.author.nickName)
    await userEvent.click(within(menu).getByRole('menuitem', { name: '言葉をミュート' }))
    await waitFor(() => expect(args.actions.onMute).toHaveBeenCalledWith(post, ''))
  },
}
