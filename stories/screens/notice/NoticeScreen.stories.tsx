import { loading, ready } from '@tsudoi/design-system/loadable'
import { NoticeScreen } from '@tsudoi/design-system/screens/notice/NoticeScreen'
import type { GiftAcquireState } from '@tsudoi/design-system/screens/notice/notice.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { acquirableNotice, exampleNotice, hostileNotice, longNotice } from '../../examples/exampleNotices.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page of one notice with its gift (W067, W133). */
const meta = {
  title: '画面/お知らせ/お知らせ NoticeScreen',
  component: NoticeScreen,
  args: {
    notice: ready(exampleNotice),
    onAcquire: fn(),
    hrefs: { list: '/notification', collection: '/collection', presents: '/present' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'お知らせのページです。贈りものがあれば、ここで受け取れます（W067、W133）。' } },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NoticeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W067、W133）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/01/22(木) 10:15')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お知らせ一覧へ' })).toHaveAttribute('href', '/notification')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { notice: loading } }

export const Failed: Story = { name: '失敗', args: { notice: failedLoad() } }

export const LongName: Story = { name: '長い文', args: { notice: ready(longNotice) } }

export const Guest: Story = { name: 'ゲスト', parameters: { shell: { viewer: 'guest' } } }

const withGift = (acquire: GiftAcquireState) =>
  ready({ ...acquirableNotice, gift: { ...acquirableNotice.gift, acquire } })
const button = { name: '受け取る' }

export const Acquirable: Story = {
  name: '受け取れる品がある（W067）',
  args: { notice: withGift({ state: 'open' }) },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => expect(canvas.getByText('2026/02/14(土) 23:59まで受け取れます')).toBeVisible(),
}

export const OfflineGift: Story = {
  name: 'オフライン：受け取れないことを、ボタンのそばで言う（Q282）',
  args: { notice: withGift({ state: 'open' }) },
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('オフラインです。つながると、受け取れます。')).toBeVisible()
    await expect(canvas.getByRole('button', button)).toBeEnabled()
  },
}

export const ByKeyboard: Story = {
  name: 'キーボードで受け取る',
  args: { notice: withGift({ state: 'open' }) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', button).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAcquire).toHaveBeenCalledOnce()
  },
}

export const Acquiring: Story = {
  name: '受け取っている',
  args: { notice: withGift({ state: 'acquiring' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /受け取/ }))
    await expect(args.onAcquire).not.toHaveBeenCalled()
  },
}

export const Acquired: Story = {
  name: '受け取った（W067）',
  args: { notice: withGift({ state: 'acquired', isLimited: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '受け取り済み' })).toBeDisabled()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'コレクション' })).toHaveAttribute('href', '/collection')
  },
}

export const Limited: Story = {
  name: '受け取ったが、上限を超える品がある（W067、S055）',
  args: { notice: withGift({ state: 'acquired', isLimited: true }) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/持てる数の上限を超えるものは/)).toHaveTextContent('プレゼントに届いています。')
    await expect(canvas.getByRole('link', { name: 'プレゼント' })).toHaveAttribute('href', '/present')
  },
}

const refused = (reason: string): Story => ({
  args: { notice: withGift({ state: 'closed', reason }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', button)).toBeDisabled()
    await expect(canvas.getByText(reason)).toBeVisible()
  },
})

// Storybook's sidebar shows only names that are written at the story itself.
export const Expired: Story = {
  name: '終了：期間が終わった（W067、E004）',
  ...refused('受け取り期間が終わりました。ほかのお知らせもご覧ください。'),
}
export const AlreadyAcquired: Story = {
  name: '受け取り済みだった（W067、E005）',
  ...refused('受け取り済みです。コレクションで確かめられます。'),
}
export const NoAsset: Story = { name: '品がなかった（W067、E006）', ...refused('受け取れるものがありません。') }

export const GuestWithGift: Story = {
  name: 'ゲストにも品が見える（S068）',
  args: { notice: withGift({ state: 'guest' }) },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    await expect(args.onAcquire).toHaveBeenCalledOnce()
  },
}

export const Hostile: Story = {
  name: '本文の記号は、文字のまま（X15）',
  args: { notice: ready(hostileNotice) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hostileNotice.title)
    await expect(
      canvasElement.querySelector('article img, article script, article svg, article a[href^="javascript"]'),
    ).toBeNull()
  },
}

export const WithDeadlines: Story = {
  name: '期限の一覧へのリンク（Q479）',
  args: {
    hrefs: {
      list: '/notification',
      collection: '/collection',
      presents: '/present',
      deadlines: '/mypage/deadlines',
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '期限をまとめて見る' })).toHaveAttribute('href', '/mypage/deadlines'),
}
