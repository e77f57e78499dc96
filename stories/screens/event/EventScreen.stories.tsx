import { loading, ready } from '@tsudoi/design-system/loadable'
import { EventScreen } from '@tsudoi/design-system/screens/event/EventScreen'
import { LaterButton } from '@tsudoi/design-system/screens/parts/LaterButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onAirEvent, longEvent, comingEvent } from '../../examples/exampleEvents.ts'
import { exampleOpenedLivetalks } from '../../examples/exampleLivetalks.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { calendarExample, expectCalendarButton } from '../parts/calendarExample.tsx'
import { failedLoad } from '../parts/failedLoad.ts'
import { remindExample } from '../parts/remindExample.tsx'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** An event with its performances. The specification gives no URL for this page (W127, Q197). */
const meta = {
  title: '画面/イベント/イベント EventScreen',
  component: EventScreen,
  args: {
    event: ready(onAirEvent),
    now: exampleNow,
    onFollow: fn(),
    hrefs: { list: '/event', top: '/home' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'イベントのページです。公演の日程とチケットの案内を見られます（W127、Q197）。' },
    },
    layout: 'fullscreen',
    shell: { channel: onAirEvent.channel },
  },
} satisfies Meta<typeof EventScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：開演中、フォローしていない（W127）',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/港の公開収録/)
    await expect(canvas.getByRole('link', { name: '本番のページへ入る' })).toHaveAttribute(
      'href',
      '/event/todai-harbour/episode/todai-harbour-night',
    )
    await expect(await canvas.findByText('開演後のご入場は、曲間にご案内します。')).toBeVisible()
  },
}

export const WithLivetalks: Story = {
  name: 'チケットでライブトークに入れる（W127、Q322）',
  args: { event: ready({ ...onAirEvent, livetalks: exampleOpenedLivetalks }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^汐里と、桟橋で一分/ })).toHaveAttribute(
      'href',
      '/livetalk/pier-tonight',
    ),
}

export const ByKeyboard: Story = {
  name: 'キーボードでフォローする（W127）',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '港の公開収録 第五十夜をフォローする' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledWith(true)
  },
}

export const Ahead: Story = {
  name: 'これから、フォロー中（W127）',
  args: { event: ready(comingEvent) },
  parameters: { shell: { channel: comingEvent.channel } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('あと5日').length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('link', { name: /ページへ入る/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '夏至のパレード 港町一周をフォロー中' }))
    await expect(args.onFollow).toHaveBeenCalledWith(false)
  },
}

const [round] = comingEvent.episodes
export const OverMidnight: Story = {
  name: '終わる日は、始まる日とちがうときだけ（W127）',
  args: {
    event: ready({
      ...comingEvent,
      episodes: [
        { ...round!, id: 'day', start: '2026-02-07T12:00:00+09:00', end: '2026-02-07T14:00:00+09:00' },
        { ...round!, id: 'night', start: '2026-02-07T22:00:00+09:00', end: '2026-02-08T01:30:00+09:00' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const hours = (await canvas.findAllByText(/^土曜 /)).map(({ textContent }) => textContent)
    await expect(hours).toEqual(['土曜 12:00〜14:00', '土曜 22:00〜2/8 01:30'])
  },
}

export const Loading: Story = { name: '読みこみ中（W127）', args: { event: loading } }

export const Failed: Story = { name: '失敗', args: { event: failedLoad() } }

export const NotFound: Story = {
  name: '見つからない（W127）',
  args: { event: ready(undefined) },
  parameters: { shell: {} },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/home'),
}

const later = <LaterButton isKept onToggle={fn()} listHref="/mypage/later" />

export const Later: Story = {
  name: 'あとで見る：保存してある（Q489）',
  args: { later },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'あとで見る', pressed: true })).toBeVisible(),
}

export const GoneButKept: Story = {
  name: '見られなくなったが、保存してある：はずせる（Q489）',
  args: { event: ready(undefined), later },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'あとで見る' })).toBeVisible(),
}

export const LongName: Story = {
  name: '長い名前',
  args: { event: ready(longEvent) },
  parameters: { shell: { channel: longEvent.channel } },
}

export const IntoCalendar: Story = {
  name: 'これからの公演をカレンダーに入れる（Q477）',
  args: { event: ready(comingEvent), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, true),
}

export const WithReminder: Story = {
  name: 'これからの公演のリマインドを設定する（Q508）',
  args: { event: ready(comingEvent), calendar: calendarExample, remind: remindExample },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'リマインド' })).toBeVisible(),
}

export const WithoutReminder: Story = {
  name: '開演したあとは、リマインドを設定しない',
  args: { event: ready(onAirEvent), remind: remindExample },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'リマインド' })).toBeNull(),
}

export const NotIntoCalendar: Story = {
  name: '開演したあとは、カレンダーに入れない',
  args: { event: ready(onAirEvent), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, false),
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
