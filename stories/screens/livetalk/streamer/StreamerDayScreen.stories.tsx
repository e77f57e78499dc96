import { loading, ready } from '@tsudoi/design-system/loadable'
import { StreamerDayScreen } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerDayScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { staffSchedule, staffTalk } from '../../../examples/exampleStaff.ts'
import { failedLoad } from '../../parts/failedLoad.ts'
import { withShell } from '../../parts/withShell.tsx'
import { hostile, long, offline } from '../../../storyKinds.ts'

/** The day of a live talk for its staff (W122). */
const meta = {
  title: '画面/ライブトーク/進行 StreamerDayScreen',
  component: StreamerDayScreen,
  args: {
    viewer: 'member',
    day: ready({ talk: staffTalk, run: staffSchedule }),
    identity: 'hidden',
    onIdentity: fn(),
    hrefs: {
      login: '/login',
      signUp: '/signup',
      top: '/home',
      rehearsal: '/livetalk/rehearsal',
      monitor: '/livetalk/pier/staff?monitor',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'ライブトークの当日の進行表です。担当が、つぎの方と話したいことを確かめます（W122）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: staffTalk.channel },
  },
} satisfies Meta<typeof StreamerDayScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：つぎの方と、お話したいこと（W122、S138）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, userEvent, args }) => {
    const next = within(canvas.getByRole('region', { name: 'つぎの方' }))
    await expect(next.getByRole('heading', { name: 'こはるさん' })).toBeVisible()
    await expect(next.getByText(/はじめて桟橋に来た日/)).toBeVisible()
    await expect(next.getByText(/録画に同意済み/)).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: '本人確認の情報を見る' }))
    await expect(args.onIdentity).toHaveBeenCalledWith(true)
    const states = within(canvas.getByRole('region', { name: '進行表' })).getAllByRole('listitem')
    await expect(states.map((row) => /終了|待機中|予約済み|空き|来られず/.exec(row.textContent ?? '')?.[0])).toEqual([
      '終了',
      '待機中',
      '予約済み',
      '空き',
      '来られず',
    ])
  },
}

export const Identity: Story = {
  name: '本人確認の情報を見ている（C148、X11）',
  args: {
    identity: ready({ lastName: '星野', firstName: '小春', birthday: '2004-02-29', isComplete: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('星野 小春')).toBeVisible()
    await expect(canvas.getByText(/2004\/02\/29/)).toBeVisible()
  },
}

export const Nobody: Story = {
  name: 'だれも待っていない：担当として（S138）',
  parameters: { picture: true },
  args: { day: ready({ talk: { ...staffTalk, role: 'official' }, run: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お待ちの方はいません')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '見守りの画面へ' })).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { day: loading } }

export const Failed: Story = { name: '失敗', args: { day: failedLoad() } }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
