import { loading, ready } from '@tsudoi/design-system/loadable'
import { ReminderScreen } from '@tsudoi/design-system/screens/reminder/ReminderScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleReminderChannels, exampleReminders } from '../../examples/exampleReminders.ts'
import { hostile, offline } from '../../storyKinds.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'

/**
 * The page on which members choose which reminders they receive, where and when; the specification does not have this
 * page (Q509).
 */
const meta = {
  title: '画面/お知らせの受け取り/設定 ReminderScreen',
  component: ReminderScreen,
  args: {
    settings: ready(exampleReminders),
    device: { support: 'push', isOn: false, isPending: false },
    channels: pagedExample(exampleReminderChannels),
    onEnable: fn(),
    onDisable: fn(),
    onSwitch: fn(),
    onKind: fn(),
    onChannel: fn(),
    onQuietHours: fn(),
    onRemoveDevice: fn(),
    hrefs: { channels: '/channel', deadlines: '/mypage/deadlines' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '期限やライブのはじまりの通知を、どの端末で、どの種類について、いつ受け取るかを決める画面です。通知の許可は、ボタンを押したあとにだけたずねます（Q508、Q509）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof ReminderScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：この端末ではまだ受け取っていない',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この端末で受け取る' }))
    await expect(args.onEnable).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'お知らせを受け取る' }))
    await expect(args.onSwitch).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('checkbox', { name: '結果の発表' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '結果の発表' }))
    await expect(args.onKind).toHaveBeenCalledWith('RESULT', true)
    await userEvent.click(canvas.getByRole('checkbox', { name: '灯台放送局' }))
    await expect(args.onChannel).toHaveBeenCalledWith('todai', false)
    await userEvent.click(canvas.getByRole('button', { name: /Firefox（Windows）.*を外す/ }))
    await expect(args.onRemoveDevice).toHaveBeenCalledWith('laptop')
  },
}

export const On: Story = {
  name: 'この端末で受け取っている',
  args: { device: { support: 'push', isOn: true, isPending: false, result: 'on' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この端末では止める' }))
    await expect(args.onDisable).toHaveBeenCalledOnce()
  },
}

export const QuietHours: Story = {
  name: '静かな時間を変える',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'はじまり' }), '22:00')
    await expect(args.onQuietHours).toHaveBeenCalledWith({ start: '22:00', end: '07:00' })
    await userEvent.click(canvas.getByRole('checkbox', { name: '静かな時間は通知を止める' }))
    await expect(args.onQuietHours).toHaveBeenLastCalledWith(undefined)
  },
}

export const WithoutQuietHours: Story = {
  name: '静かな時間なし',
  args: { settings: ready({ ...exampleReminders, quietHours: undefined }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '静かな時間は通知を止める' }))
    await expect(args.onQuietHours).toHaveBeenCalledWith({ start: '23:00', end: '07:00' })
  },
}

export const Off: Story = {
  name: 'すべて止めている',
  args: { settings: ready({ ...exampleReminders, isOn: false }) },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'お知らせを受け取る' })
    await expect(all).not.toBeChecked()
    await userEvent.click(all)
    await expect(args.onSwitch).toHaveBeenCalledWith(true)
  },
}

export const Empty: Story = {
  name: '受け取る端末も、フォロー中のチャンネルもない',
  args: {
    settings: ready({ ...exampleReminders, devices: [], mutedChannels: [] }),
    channels: pagedExample([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('受け取っている端末はありません。')).toBeVisible()
    await expect(canvas.getByText('フォロー中のチャンネルはありません')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'チャンネルを見る' })).toHaveAttribute('href', '/channel')
  },
}

export const Denied: Story = {
  name: 'ブラウザーで通知がブロックされている',
  args: { device: { support: 'denied', isOn: false, isPending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/「通知」を「許可」に変えて/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'この端末で受け取る' })).toBeNull()
  },
}

export const Dismissed: Story = {
  name: '許可の問いが閉じられた',
  args: { device: { support: 'push', isOn: false, isPending: false, result: 'dismissed' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('通知はまだ許可されていません。'),
}

export const Unavailable: Story = {
  name: '受け取る準備ができなかった',
  args: { device: { support: 'push', isOn: false, isPending: false, result: 'unavailable' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('時間をおいて、もう一度'),
}

export const Pending: Story = {
  name: '送信中',
  args: { device: { support: 'push', isOn: false, isPending: true } },
}

export const Unsupported: Story = {
  name: '対応していないブラウザー',
  args: { device: { support: 'unsupported', isOn: false, isPending: false } },
  play: async ({ canvas }) => expect(canvas.getByText(/このブラウザーでは、通知を受け取れません。/)).toBeVisible(),
}

export const HomeScreen: Story = {
  name: 'iPhoneのブラウザー：ホーム画面に追加する',
  args: { device: { support: 'homeScreen', isOn: false, isPending: false } },
  play: async ({ canvas }) => expect(canvas.getByText('「ホーム画面に追加」を選びます。')).toBeVisible(),
}

export const Webview: Story = {
  name: 'アプリの中',
  args: { device: { support: 'webview', isOn: false, isPending: false } },
  play: async ({ canvas }) => expect(canvas.getByText(/アプリの通知でお知らせします。/)).toBeVisible(),
}

export const OnlyHere: Story = {
  name: 'サーバーが送らない：開いているあいだだけ',
  args: {
    settings: ready({ ...exampleReminders, isOnlyHere: true, devices: [], mutedChannels: [] }),
    device: { support: 'window', isOn: true, isPending: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/集いのページを開いているあいだだけです。/)).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'お知らせを受け取る' })).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: 'ライブとプレミア公開' })).toBeNull()
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { settings: loading, device: { isPending: false } },
}

export const DeviceUnknown: Story = {
  name: 'この端末を確かめている',
  args: { device: { isPending: false } },
}

export const Failed: Story = { name: '失敗', args: { settings: failedLoad() } }

export const LongTexts: Story = {
  name: '長い文字、たくさんの端末とチャンネル',
  args: {
    settings: ready({
      ...exampleReminders,
      devices: Array.from({ length: 20 }, (_, at) => ({
        id: String(at),
        name: `${'とても長い端末の名前'.repeat(6)}${at}`,
        since: '2026-01-20T09:00:00Z',
      })),
    }),
    channels: pagedExample(
      Array.from({ length: 60 }, (_, at) => ({ id: String(at), name: `${'長い名前のチャンネル'.repeat(8)}${at}` })),
      { more: 'idle', onMore: fn() },
    ),
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = {
  name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）',
  args: {
    settings: ready({
      ...exampleReminders,
      devices: [{ id: 'tablet', name: '居間のタブレット', since: '2026-01-20T09:00:00Z' }],
    }),
  },
  ...hostile,
}
