import { loading, ready } from '@tsudoi/design-system/loadable'
import { MyPageScreen } from '@tsudoi/design-system/screens/mypage/MyPageScreen'
import { LivetalkLinks } from '@tsudoi/design-system/screens/parts/LivetalkLinks'
import { SpendingMirror } from '@tsudoi/design-system/screens/parts/SpendingMirror'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { emptyBalance, exampleBalance, hugeBalance } from '../../examples/exampleBalance.ts'
import { exampleChannels, manyChannels } from '../../examples/exampleChannels.ts'
import { exampleOpenedLivetalks } from '../../examples/exampleLivetalks.ts'
import { exampleOwnPages } from '../../examples/exampleOwnPages.ts'
import { exampleProfile, longNameProfile, newProfile } from '../../examples/exampleProfile.ts'
import { exampleSpending } from '../../examples/exampleSpending.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const groups = [
  {
    title: '集めたもの',
    links: [
      { label: 'コレクション', href: '/collection' },
      { label: 'チケット', href: '/ticket' },
      { label: 'プレゼント', href: '/present' },
      { label: 'お届け先', href: '/address', note: '特典をお送りする住所' },
    ],
  },
  {
    title: 'お知らせと設定',
    links: [
      { label: 'お知らせ', href: '/notification', news: '未読3件' },
      { label: 'アカウント', href: '/account', note: 'ログイン方法、ブロック、退会' },
      { label: 'ログアウト', href: '/account/logout' },
    ],
  },
]

/** マイページ, the page with links to all of the member's own pages (W062). */
const meta = {
  title: '画面/マイページ/マイページ MyPageScreen',
  component: MyPageScreen,
  args: {
    viewer: 'member',
    pages: exampleOwnPages,
    profile: ready(exampleProfile),
    balance: ready(exampleBalance),
    follows: ready(exampleChannels.filter(({ isFollowed }) => isFollowed)),
    groups,
    spending: <SpendingMirror spending={ready(exampleSpending)} limit={{}} onLimit={fn()} />,
    onOpenShop: fn(),
    hrefs: {
      login: '/login?callback=%2Fmypage',
      signUp: '/signup',
      profile: '/profile',
      follows: '/mypage/follow',
      channels: '/channel',
      coinHistory: '#coin-history',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'マイページです。自分に関わるすべてのページへの入り口が集まっています（W062）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof MyPageScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W062）',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
  play: async ({ canvas }) => {
    const notices = within(canvas.getByRole('main')).getByRole('link', { name: /お知らせ.*未読3件/ })
    await expect(notices).toHaveAttribute('href', '/notification')
    const own = canvas.getByRole('navigation', { name: 'あなたのページ' })
    await expect(own.querySelector('[aria-current]')).toHaveTextContent('マイページ')
  },
}

export const WithSlots: Story = {
  name: 'ライブトークの枠をとってある（W062、Q322）',
  args: { talks: <LivetalkLinks livetalks={exampleOpenedLivetalks} lead="ご予約の枠があります。" isStacked /> },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^汐里と、桟橋で一分.*23:02$/ })).toHaveAttribute(
      'href',
      '/livetalk/pier-tonight',
    ),
}

export const OpenShop: Story = {
  name: 'ショップを開く',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'コインショップを開く' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
  },
}

export const Spending: Story = {
  name: 'お金の使いみち（W062）、コイン履歴へ（W150）',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'コイン履歴' })).toHaveAttribute('href', '#coin-history')
    await expect(canvas.getByRole('table', { name: '月ごとの購入' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: '読みこみ中（W062）',
  args: { profile: loading, balance: loading, follows: loading },
}

export const Empty: Story = {
  name: '空',
  args: { profile: ready(newProfile), balance: ready(emptyBalance), follows: ready([]) },
}

export const Failed: Story = {
  name: '失敗',
  args: { profile: failedLoad(), balance: failedLoad(), follows: failedLoad() },
}

export const LongName: Story = {
  name: '長い名前',
  args: { profile: ready(longNameProfile), balance: ready(hugeBalance) },
}

export const ManyItems: Story = { name: 'たくさん', args: { follows: ready(manyChannels) } }

export const Guest: Story = {
  name: 'ゲスト（W062、Q17）',
  args: { viewer: 'guest' },
  parameters: { shell: { viewer: 'guest' }, picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute(
      'href',
      '/login?callback=%2Fmypage',
    )
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
