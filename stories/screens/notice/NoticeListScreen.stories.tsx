import { loading } from '@tsudoi/design-system/loadable'
import { NoticeListScreen } from '@tsudoi/design-system/screens/notice/NoticeListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleNotices, longNotice, noticesForGuests } from '../../examples/exampleNotices.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The list of all notices, or of those of one category (W066, W133, R034). */
const meta = {
  title: '画面/お知らせ/一覧 NoticeListScreen',
  component: NoticeListScreen,
  args: {
    notices: pagedExample(exampleNotices),
    hrefOf: (category) => (category ? `/notification?category=${category}` : '/notification'),
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'お知らせの一覧です。すべてのお知らせか、種類ごとに見られます（W066、W133、R034）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NoticeListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W066、W133）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '未読' })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'すべて' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { notices: { items: loading } } }

export const Empty: Story = { name: '空（W066）', args: { notices: pagedExample([]) } }

export const Failed: Story = { name: '失敗', args: { notices: { items: failedLoad() } } }

export const OneCategory: Story = {
  name: '種類でしぼって空',
  args: { notices: pagedExample([]), category: 'DEFECT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '不具合' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'すべてのお知らせを見る' })).toHaveAttribute('href', '/notification')
  },
}

export const LongName: Story = {
  name: '長い題',
  args: { notices: pagedExample([{ ...longNotice, href: '/notification/long', isUnread: true }, ...exampleNotices]) },
}

export const ManyItems: Story = {
  name: '続きがある',
  args: { notices: pagedExample(exampleNotices, { more: 'idle', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.notices.onMore).toHaveBeenCalledOnce()
  },
}

export const Guest: Story = {
  name: 'ゲスト（W066）',
  args: { notices: pagedExample(noticesForGuests) },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: '未読' })).toBeNull()
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
