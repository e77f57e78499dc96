import { loading, ready } from '@tsudoi/design-system/loadable'
import { LivetalkScreen } from '@tsudoi/design-system/screens/livetalk/LivetalkScreen'
import { ConsentSheet } from '@tsudoi/design-system/screens/livetalk/ConsentSheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import {
  livetalkHrefs,
  longLivetalk,
  endedLivetalk,
  ownSlot,
  exampleLivetalk,
  recordedLivetalk,
  livetalkPageData,
  livetalkChannel,
  exampleTodos,
} from '../../examples/exampleLivetalks.ts'
import { offlineFailure } from '../../examples/exampleFailure.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { calendarExample, expectCalendarButton } from '../parts/calendarExample.tsx'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { inFrame } from '../../inFrame.ts'
import { hostile, offline } from '../../storyKinds.ts'

/** A live talk with its to-do steps (W118, R088). */
const meta = {
  title: '画面/ライブトーク/ライブトーク LivetalkScreen',
  component: LivetalkScreen,
  args: {
    now: exampleNow,
    viewer: 'member',
    channel: livetalkChannel,
    livetalk: ready(livetalkPageData()),
    onConsent: fn(),
    hrefs: livetalkHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'ひとつのライブトークのページです。予約から当日までに必要な準備を、順に案内します（W118、R088）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: livetalkChannel },
  },
} satisfies Meta<typeof LivetalkScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準、チケットが1枚（W118）：枠をえらぶ',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '枠をえらぶ' })).toHaveAttribute('href', livetalkHrefs.slots)
    await expect(canvas.getByText('このトークに使えるチケットが1枚あります。')).toBeVisible()
  },
}

export const NoTicket: Story = {
  name: 'チケットがない（W118）',
  args: { livetalk: ready(livetalkPageData({ tickets: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '持っているチケットを見る' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: '当日までの準備' })).toBeNull()
  },
}

const reserved = livetalkPageData({ livetalk: { ...recordedLivetalk, free: 3 }, own: [ownSlot], tickets: 0 })

export const Preparing: Story = {
  name: '予約済み：ひとつずつ準備する（W118）、本人確認から',
  args: { livetalk: ready(reserved) },
  parameters: { picture: { modes: ['day', 'large', 'forced'] } },
  play: async ({ canvas, args }) => {
    const steps = within(canvas.getByRole('region', { name: '当日までの準備' })).getAllByRole('listitem')
    await expect(steps.map((step) => /済み|つぎ|これから/.exec(step.textContent ?? '')?.[0])).toEqual([
      '済み',
      'つぎ',
      'これから',
      'これから',
      'これから',
    ])
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('link', { name: '本人確認：登録する' })).toHaveAttribute('href', '/profile/edit')
    await userEvent.click(canvas.getByRole('button', { name: '参加の同意：確かめて同意する' }))
    await expect(args.onConsent).toHaveBeenCalledOnce()
  },
}

export const Prepared: Story = {
  name: '準備が済み、待機室に入れる',
  args: {
    now: '2026-01-31T19:48:00+09:00',
    livetalk: ready(
      livetalkPageData({
        own: [ownSlot],
        tickets: 0,
        todos: exampleTodos('profile', 'identity', 'talkInfo', 'device', 'consent'),
      }),
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '待機室に入る' })).toHaveAttribute('href', ownSlot.href),
}

export const Consent: Story = {
  name: '参加の同意：録画の文面と版（W118、C152）',
  args: {
    livetalk: ready(reserved),
    dialog: <ConsentSheet open livetalk={recordedLivetalk} isPending={false} onAgree={fn()} onClose={fn()} />,
  },
  parameters: { docs: inFrame, picture: true },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: '参加の同意' }))
    await expect(sheet.getByText(/録画は90日のあいだ保管し/)).toBeVisible()
    await expect(sheet.getByText('2026-01-10版')).toBeVisible()
    await expect(sheet.getByRole('button', { name: '録画をふくめて同意する' })).toBeEnabled()
  },
}

export const ConsentChanged: Story = {
  name: '文章が変わった：もう一度読んでもらう（C152、Q276）',
  args: {
    livetalk: ready(reserved),
    dialog: (
      <ConsentSheet
        open
        livetalk={recordedLivetalk}
        isPending={false}
        failure="文章が新しくなりました。お読みのうえ、もう一度お選びください。"
        onAgree={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('文章が新しくなりました'),
}

export const Guest: Story = {
  name: 'ゲスト：ログインして予約する（W118）',
  args: { viewer: 'guest', livetalk: ready({ livetalk: exampleLivetalk, own: [] }) },
  parameters: { shell: { viewer: 'guest', channel: livetalkChannel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインして予約する' })).toHaveAttribute('href', '/login'),
}

export const Full: Story = {
  name: '満席',
  args: { livetalk: ready(livetalkPageData({ livetalk: recordedLivetalk })) },
  play: async ({ canvas }) => expect(canvas.getByText(/すべての枠が埋まっています/)).toBeVisible(),
}

export const Over: Story = {
  name: '終了：お話しした枠にはさみが入る',
  args: {
    livetalk: ready(livetalkPageData({ livetalk: endedLivetalk, own: [{ ...ownSlot, state: 'ended' }], tickets: 0 })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('お話し済み')).toBeVisible()
    await expect(canvasElement.querySelector('[data-punched]')).not.toBeNull()
  },
}

export const Long: Story = {
  name: '長い名前、画像なし',
  args: { livetalk: ready(livetalkPageData({ livetalk: longLivetalk })) },
  parameters: { picture: true },
}

export const Loading: Story = { name: '読みこみ中（W118）', args: { livetalk: loading } }

export const IntoCalendar: Story = {
  name: '枠をカレンダーに入れる（Q477）',
  args: { livetalk: ready(livetalkPageData({ own: [ownSlot] })), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, true),
}

export const NotIntoCalendar: Story = {
  name: '枠がなければ、カレンダーに入れない',
  args: { livetalk: ready(livetalkPageData()), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, false),
}

export const Failed: Story = { name: '失敗', args: { livetalk: failedLoad() } }

export const OfflineFailed: Story = {
  name: 'オフライン：まだ読みこんでいないページ',
  args: { livetalk: failedLoad(offlineFailure) },
  ...offline,
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
