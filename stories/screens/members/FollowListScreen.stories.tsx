import { loading } from '@tsudoi/design-system/loadable'
import { FollowListScreen } from '@tsudoi/design-system/screens/members/FollowListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { bareChannel, exampleChannels, longNameChannel, manyChannels } from '../../examples/exampleChannels.ts'
import { exampleOwnPages } from '../../examples/exampleOwnPages.ts'
import { longNameProfile } from '../../examples/exampleProfile.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

const followed = exampleChannels.map((channel) => ({ ...channel, isFollowed: true }))

/** The list of the channels that a person follows (W047, W063, W065). */
const meta = {
  title: '画面/会員/フォロー中 FollowListScreen',
  component: FollowListScreen,
  args: {
    whose: 'own',
    pages: exampleOwnPages,
    channels: pagedExample(followed, { total: 6 }),
    onFollow: fn(),
    hrefs: { channels: '/channel' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'フォロー中のチャンネルの一覧です。自分のものと、ほかの会員のものがあります（W047、W063、W065）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof FollowListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W047、W063）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'レモネード星団をフォロー中' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onFollow).toHaveBeenCalledWith('lemonade', false)
  },
}

export const Loading: Story = { name: '読みこみ中（W047、W063、W065）', args: { channels: { items: loading } } }

export const Empty: Story = { name: '空（W047、W063）', args: { channels: pagedExample([], { total: 0 }) } }

export const Failed: Story = { name: '失敗', args: { channels: { items: failedLoad() } } }

export const More: Story = {
  name: '続きがある',
  args: { channels: pagedExample(manyChannels.slice(0, 20), { total: 80, more: 'idle', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'もっと見る' }).scrollIntoView()
    await waitFor(() => expect(args.channels.onMore).toHaveBeenCalled())
  },
}

export const LongName: Story = {
  name: '長い名前と、名前だけのチャンネル',
  args: { channels: pagedExample([longNameChannel, bareChannel], { total: 2 }) },
}

export const OfAnother: Story = {
  name: 'ほかの会員（W065）',
  args: {
    whose: { nickName: 'みどり', href: '/user/fan-midori' },
    pages: undefined,
    channels: pagedExample(exampleChannels.slice(0, 4), { total: 4 }),
  },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('みどりさんがフォロー中のチャンネル')
    await userEvent.click(canvas.getByRole('button', { name: '紅緒と鬼火をフォローする' }))
    await expect(args.onFollow).toHaveBeenCalledWith('benio', true)
  },
}

export const OtherDirection: Story = {
  name: '右から左に書く名前：文の順は変わらない（Q371）',
  args: { whose: { nickName: 'محمد', href: '/user/acc-1' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('محمدさんがフォロー中のチャンネル')
    await expect(title.querySelector('bdi')).toHaveTextContent(/^محمد$/)
  },
}

export const EmptyOfAnother: Story = {
  name: 'ほかの会員・空（W065）',
  args: {
    whose: { nickName: longNameProfile.nickName, href: '/user/long-name' },
    pages: undefined,
    channels: pagedExample([], { total: 0 }),
  },
}

export const Guest: Story = {
  name: 'ゲスト（W063、Q17）',
  args: { entrance: { login: '/login?callback=%2Fmypage%2Ffollow', signUp: '/signup' } },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute(
      'href',
      '/login?callback=%2Fmypage%2Ffollow',
    )
    await expect(canvas.queryByText('灯台放送局')).toBeNull()
  },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
