import { loading, ready } from '@tsudoi/design-system/loadable'
import { EventListScreen } from '@tsudoi/design-system/screens/event/EventListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onAirEvent, endedEvent, longEvent, comingEvent } from '../../examples/exampleEvents.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The list of all events. The specification gives no URL for this page (W127, Q197). */
const meta = {
  title: '画面/イベント/一覧 EventListScreen',
  component: EventListScreen,
  args: {
    viewer: 'member',
    kind: 'ahead',
    events: { items: ready([onAirEvent, comingEvent]) },
    now: exampleNow,
    hrefOf: (kind) => (kind === 'ahead' ? '/event' : `/event?list=${kind}`),
    hrefs: { channels: '/channel', login: '/login' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'すべてのイベントの一覧です。開演中、これから、終わったものの順に並びます（W127、Q197）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel' },
  },
} satisfies Meta<typeof EventListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W127）：開演中とこれから',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('開演中')).toBeVisible()
    await expect(canvas.getByText(/^ライブ\s+フォロー中$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: onAirEvent.title })).toHaveAttribute('href', '/event/todai-harbour')
    await expect(canvas.getByRole('link', { name: 'これから' })).toHaveAttribute('aria-current', 'page')
  },
}

export const More: Story = {
  name: '終わったイベントと続き（W127）',
  args: { kind: 'over', events: { items: ready([endedEvent]), more: 'idle', onMore: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('終演')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.events.onMore).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { name: '読みこみ中（W127）', args: { events: { items: loading } } }

export const ByKeyboard: Story = {
  name: 'キーボードで一件ずつ（W127）',
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: onAirEvent.title }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: comingEvent.title })).toHaveFocus()
  },
}

export const Empty: Story = {
  name: '空（W127）',
  args: { kind: 'followed', events: { items: ready([]) } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'これからのイベントを見る' })).toHaveAttribute('href', '/event'),
}

export const Failed: Story = { name: '失敗', args: { events: { items: failedLoad() } } }

export const Guest: Story = {
  name: 'ゲストのフォロー中',
  args: { viewer: 'guest', kind: 'followed', events: { items: loading } },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login'),
}

export const LongName: Story = { name: '長い名前', args: { events: { items: ready([longEvent, onAirEvent]) } } }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
