import { Button } from '@tsudoi/design-system/components/Button'
import { loading, ready } from '@tsudoi/design-system/loadable'
import { TicketScreen } from '@tsudoi/design-system/screens/ticket/TicketScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleOpenedLivetalks } from '../../examples/exampleLivetalks.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { longTicket, upcomingTicket, pastTicket, ticketTonight } from '../../examples/exampleTickets.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { calendarExample, expectCalendarButton } from '../parts/calendarExample.tsx'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The page of one ticket (W069, R037). */
const meta = {
  title: '画面/チケット/チケット TicketScreen',
  component: TicketScreen,
  args: {
    viewer: 'member',
    ticket: ready(upcomingTicket),
    now: exampleNow,
    hrefs: { login: '/login', signUp: '/signup', list: '/ticket', top: '/home' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ひとつのチケットのページです。使える公演とライブトークがわかります（W069、R037）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'profile', channel: upcomingTicket.channel },
  },
} satisfies Meta<typeof TicketScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W069）：二つの公演',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('夏至のパレード 港町一周')
    await expect(canvas.getByText('夕方の一周')).toBeVisible()
    await expect(canvas.getByText('2枚')).toBeVisible()
  },
}

export const WithEntryCode: Story = {
  name: '入場コードのある券（Q541）',
  args: {
    ticket: ready(ticketTonight),
    entry: () => <Button href="/ticket/todai-album-ticket/entry">入場コードを表示する</Button>,
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '入場コードを表示する' })).toHaveAttribute(
      'href',
      '/ticket/todai-album-ticket/entry',
    ),
}

export const WithLivetalks: Story = {
  name: 'ライブトークに入れる券（W069、Q322）：一つは枠をとってある',
  args: { ticket: ready({ ...ticketTonight, livetalks: exampleOpenedLivetalks }) },
  parameters: { shell: { current: 'profile', channel: ticketTonight.channel } },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('link', { name: /^汐里と、桟橋で一分.*ご予約　2026\/01\/31\(土\) 23:02$/ })
    await expect(own).toHaveAttribute('href', '/livetalk/pier-tonight')
    await expect(canvas.getByRole('link', { name: /^灯太と.*22:00から$/ })).toHaveAttribute('href', '/livetalk/pier-7')
  },
}

export const OnAir: Story = {
  name: '開演中',
  args: { ticket: ready(ticketTonight) },
  parameters: { shell: { current: 'profile', channel: ticketTonight.channel } },
  play: async ({ canvas }) => expect(canvas.getAllByText('開演中').length).toBeGreaterThan(0),
}

export const Over: Story = {
  name: '終了：終演、はさみが入る',
  args: { ticket: ready(pastTicket) },
  parameters: { picture: true, shell: { current: 'profile', channel: pastTicket.channel } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('終演')).toHaveLength(3)
    await expect(canvasElement.querySelector('[data-punched]')).not.toBeNull()
  },
}

export const WholeEvent: Story = {
  name: '公演のない券：何日も続くイベント',
  args: {
    ticket: ready({
      ...upcomingTicket,
      episodes: [],
      event: { ...upcomingTicket.event, start: '2026-01-24T12:00:00+09:00', end: '2026-02-03T23:59:00+09:00' },
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/12:00〜2026\/02\/03\(火\) 23:59/)).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { ticket: loading } }

export const Failed: Story = { name: '失敗', args: { ticket: failedLoad() } }

export const NotFound: Story = {
  name: '持っていない券（W069）',
  args: { ticket: ready(undefined) },
  parameters: { shell: { current: 'profile' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('この席は、見つかりませんでした'),
}

export const LongName: Story = {
  name: '長い名前',
  args: { ticket: ready({ ...longTicket, event: { ...longTicket.event, href: '/event/long' } }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: longTicket.event.title })).toHaveAttribute('href', '/event/long'),
}

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', ticket: loading },
  parameters: { shell: { viewer: 'guest' } },
}

export const IntoCalendar: Story = {
  name: '公演をカレンダーに入れる（Q477）',
  args: { ticket: ready(upcomingTicket), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, true),
}

export const NotIntoCalendar: Story = {
  name: '終わった公演は、カレンダーに入れない',
  args: { ticket: ready(pastTicket), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, false),
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
