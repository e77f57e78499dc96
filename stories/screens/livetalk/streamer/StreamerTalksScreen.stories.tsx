import { loading, ready } from '@tsudoi/design-system/loadable'
import { StreamerTalksScreen } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerTalksScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { staffTalk } from '../../../examples/exampleStaff.ts'
import { failedLoad } from '../../parts/failedLoad.ts'
import { withShell } from '../../parts/withShell.tsx'
import { hostile, long, offline } from '../../../storyKinds.ts'

const talk = (id: string, title: string, start: string, isOver = false) => ({
  id,
  title,
  start,
  isOver,
  taken: 12,
  slots: 30,
  href: `/livetalk/${id}/staff`,
})
const talks = {
  talk: { title: '桟橋の一分', channel: staffTalk.channel },
  list: [
    talk('pier', staffTalk.title, '2026-06-01T11:00:00Z'),
    talk('studio', '灯太と、放送のあとで', '2026-06-08T13:00:00Z'),
    talk('rain', '岬と、雨あがりの桟橋で', '2026-05-29T11:00:00Z', true),
  ],
}

/** The live talks of a group that the user runs as staff (S138, Q275). */
const meta = {
  title: '画面/ライブトーク/担当するライブトーク StreamerTalksScreen',
  component: StreamerTalksScreen,
  args: {
    viewer: 'member',
    talks: ready(talks),
    hrefs: { login: '/login', signUp: '/signup', top: '/home' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '担当するグループのライブトークの一覧です（S138、Q275）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: staffTalk.channel },
  },
} satisfies Meta<typeof StreamerTalksScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：これからの回、終わった回（S138）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /汐里と、桟橋で一分/ })).toHaveAttribute('href', '/livetalk/pier/staff'),
}

export const NotStaff: Story = {
  name: '担当ではない：何も見せない（S140、X11）',
  parameters: { picture: true },
  args: { talks: ready('notStaff') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('このライブトークの担当ではありません')).toBeVisible()
    await expect(canvas.queryByText(/桟橋/)).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { talks: loading } }

export const Failed: Story = { name: '失敗：もう一度', args: { talks: failedLoad() } }

export const Guest: Story = {
  name: 'ゲスト：ログインへ（S068）',
  args: { viewer: 'guest', talks: loading },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login'),
}

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
