import { loading, ready } from '@tsudoi/design-system/loadable'
import { UserScreen } from '@tsudoi/design-system/screens/members/UserScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleChannels } from '../../examples/exampleChannels.ts'
import { examplePosts, longPost } from '../../examples/examplePosts.ts'
import { exampleProfile, longNameProfile, newProfile, officialProfile } from '../../examples/exampleProfile.ts'
import { exampleMutedContent } from '../../examples/exampleMutes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { timelineOf } from '../post/timelineOf.tsx'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** Another member's profile (W064). */
const meta = {
  title: '画面/会員/ほかの会員 UserScreen',
  component: UserScreen,
  args: {
    user: ready({ kind: 'shown', person: exampleProfile, isOwn: false }),
    follows: ready(exampleChannels.filter(({ isFollowed }) => isFollowed)),
    posts: timelineOf(examplePosts),
    mayAct: true,
    onRequireLogin: fn(),
    onBlock: fn(),
    onReport: fn(),
    hrefs: {
      top: '/home',
      own: '/profile',
      follows: '/user/koharu/follow',
      channels: '/channel',
      blocks: '/account/block',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ほかの会員のプロフィールのページです。報告とブロックもここからできます（W064）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof UserScreen>

export default meta
type Story = StoryObj<typeof meta>

const openMenu = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'こはるさんのメニュー' }))

export const Ready: Story = { name: '標準（W064）', parameters: { picture: { modes: ['day', 'stage'] } } }

export const Block: Story = {
  name: 'メニューからブロックする（S072）',
  play: async ({ canvas, args }) => {
    await openMenu(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ブロックする' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'こはるさんをブロックしますか' }))
    await userEvent.click(question.getByRole('button', { name: 'ブロックしない' }))
    await expect(args.onBlock).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await openMenu(canvas)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const again = within(await screen.findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: 'ブロックする' }))
    await expect(args.onBlock).toHaveBeenCalledOnce()
    await expect(args.onBlock).toHaveBeenCalledWith(true)
  },
}

export const Report: Story = {
  name: 'メニューから報告する（S072）',
  play: async ({ canvas, args }) => {
    await openMenu(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: '報告する' }))
    await waitFor(() => expect(args.onReport).toHaveBeenCalledOnce())
  },
}

export const Official: Story = {
  name: '公式：ブロックも管理の操作もない（W064、S071、S073）',
  args: {
    user: ready({ kind: 'shown', person: officialProfile, isOwn: false }),
    follows: ready([]),
    posts: timelineOf(examplePosts.slice(0, 1).map((post) => ({ ...post, author: officialProfile }))),
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('公式').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: '灯台放送局【公式】さんのメニュー' }))
    await screen.findByRole('menuitem', { name: '報告する' })
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
  },
}

export const Blocked: Story = {
  name: 'ブロックしている（W064、S047）',
  args: { user: ready({ kind: 'blocked', person: exampleProfile }) },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.queryByText(/波の音/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'ブロックを解除する' }))
    await expect(args.onBlock).toHaveBeenCalledWith(false)
  },
}

export const Missing: Story = { name: '見つからない（W064）', args: { user: ready({ kind: 'missing' }) } }

export const Loading: Story = {
  name: '読みこみ中（W064）',
  args: { user: loading, follows: loading, posts: null },
}

export const Empty: Story = {
  name: 'はじめたばかり',
  args: { user: ready({ kind: 'shown', person: newProfile, isOwn: false }), follows: ready([]), posts: timelineOf([]) },
}

export const Failed: Story = { name: '失敗', args: { user: failedLoad() } }

export const Own: Story = {
  name: '自分のページ',
  args: { user: ready({ kind: 'shown', person: exampleProfile, isOwn: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'こはるさんのメニュー' })).toBeNull()
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: { user: ready({ kind: 'shown', person: longNameProfile, isOwn: false }), posts: timelineOf([longPost]) },
}

export const Guest: Story = {
  name: 'ゲストはログインへ（S068）',
  args: { mayAct: false },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas, args }) => {
    await openMenu(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ブロックする' }))
    await waitFor(() => expect(args.onRequireLogin).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

const onOpenMuted = fn()

export const Muted: Story = {
  name: '名前にミュートした言葉がある：押すまで、名前も投稿もない（Q512）',
  args: { muted: exampleMutedContent(onOpenMuted, 'こはる') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'このプロフィールを表示する' }))
    await expect(onOpenMuted).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(exampleProfile.nickName)).toBeNull()
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
