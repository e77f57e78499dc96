import { loading, ready } from '@tsudoi/design-system/loadable'
import { BoardEntryDialog } from '@tsudoi/design-system/screens/event/BoardEntryDialog'
import { EpisodeScreen } from '@tsudoi/design-system/screens/event/EpisodeScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import {
  liveCount,
  exampleBoardEntries,
  longEvent,
  onAirEpisode,
  endedEpisode,
  comingEpisode,
} from '../../examples/exampleEvents.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleMutedContent } from '../../examples/exampleMutes.ts'
import { calendarExample, expectCalendarButton } from '../parts/calendarExample.tsx'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { inFrame } from '../../inFrame.ts'
import { hostile, offline } from '../../storyKinds.ts'

/** A performance with its counts, recording and board. The specification gives no URL for this page (W128, Q197). */
const meta = {
  title: '画面/イベント/公演 EpisodeScreen',
  component: EpisodeScreen,
  args: {
    episode: ready(onAirEpisode),
    board: { items: ready(exampleBoardEntries), total: 3 },
    search: '',
    onSearch: fn(),
    counts: { viewing: liveCount(3_421), booking: liveCount(12_480) },
    now: exampleNow,
    onWatch: fn(),
    hrefs: { login: '/login', tickets: '/ticket', top: '/home' },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '公演のページです。視聴中の人数、録画、掲示板を見られます（W128、Q197）。' } },
    layout: 'fullscreen',
    shell: { channel: onAirEpisode.channel },
  },
} satisfies Meta<typeof EpisodeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  name: '標準、開演中（W128）：視聴中と予約の人数、掲示板',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3,421人')).toBeInTheDocument()
    await expect(canvas.getByText('1.2万人')).toBeInTheDocument()
    await expect(canvas.getByText(/現在$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '灯台放送局で見る' })).toHaveAttribute('href', '/channel/todai')
    await expect(await canvas.findByText('公式')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /夜ふかしさんの書きこみをひらく/ })).toHaveAttribute(
      'href',
      '/event/todai-harbour/episode/todai-harbour-night?entry=door',
    )
  },
}

export const Waiting: Story = {
  name: '人数の更新を待っている（W128）',
  args: { counts: { viewing: { ...liveCount(3_421), isStale: true } } },
  play: async ({ canvas }) => expect(canvas.getByText(/現在（更新を待っています）$/)).toBeVisible(),
}

export const Ahead: Story = {
  name: 'これから：掲示板はまだ（W128）',
  args: { episode: ready(comingEpisode), board: { items: ready([]) }, counts: { booking: liveCount(1_240) } },
  parameters: { picture: true, shell: { channel: comingEpisode.channel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('あと5日')).toBeVisible()
    await expect(await canvas.findByText(/に開きます。$/)).toBeVisible()
    await expect(canvas.queryByText('視聴中')).not.toBeInTheDocument()
  },
}

export const Over: Story = {
  name: '終了：終演、見逃し配信がある（W128）',
  args: { episode: ready(endedEpisode), board: { items: ready([]) }, counts: {} },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^掲示板は終わりました/)).toBeVisible()
    await expect(canvas.queryByText(/現在/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '見逃し配信を見る' }))
    await expect(args.onWatch).toHaveBeenCalledOnce()
  },
}

export const WithoutTicket: Story = {
  name: '終演：チケットがない（W128）',
  args: { episode: ready({ ...endedEpisode, recording: 'ticket' }), counts: {} },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'チケットを確かめる' })).toHaveAttribute('href', '/ticket'),
}

export const Guest: Story = {
  name: '終演：ゲスト（W128）',
  args: { episode: ready({ ...endedEpisode, recording: 'login' }), counts: {} },
  parameters: { shell: { viewer: 'guest', channel: onAirEpisode.channel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインして見る' })).toHaveAttribute('href', '/login'),
}

export const Player: Story = {
  name: '見逃し配信を見ている（W128）',
  args: {
    episode: ready(endedEpisode),
    counts: {},
    player: <img src="/textures/todai/harbour.svg" alt="" className="aspect-16/9 w-full object-cover" />,
  },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: '見逃し配信を見る' })).not.toBeInTheDocument(),
}

export const Search: Story = {
  name: '掲示板でさがす（W128）',
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('searchbox', { name: /書きこみをさがす/ })
    await userEvent.type(field, '　汽笛　{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('汽笛')
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('あ'.repeat(101))
    await userEvent.click(canvas.getByRole('button', { name: 'さがす' }))
    await expect(canvas.getByText('さがす言葉は100文字までです。いまは101文字です。')).toBeVisible()
    await expect(field).toHaveValue('あ'.repeat(101))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const Found: Story = {
  name: 'さがした書きこみ（W128）',
  args: { search: '汽笛', board: { items: ready(exampleBoardEntries.slice(1, 2)), total: 1 } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/のある書きこみ 1件$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'すべて見る' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}

export const NothingFound: Story = {
  name: '見つからない言葉（W128）',
  args: { search: '花火', board: { items: ready([]), total: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'すべての書きこみを見る' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}

export const Entry: Story = {
  name: '書きこみをひとつひらく（W128）',
  render: (args) => (
    <>
      <EpisodeScreen {...args} />
      <BoardEntryDialog entry={ready(exampleBoardEntries[2]!)} onClose={() => args.onSearch('closed')} />
    </>
  ),
  parameters: { docs: inFrame, picture: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '書きこみ' })
    await expect(dialog).toHaveTextContent('灯太が封筒の厚みで決めます。')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSearch).toHaveBeenCalledWith('closed')
  },
}

export const EntryClosed: Story = {
  name: '書きこみは期間外（W128、E055）',
  render: (args) => (
    <>
      <EpisodeScreen {...args} />
      <BoardEntryDialog entry={ready('closed')} onClose={fn()} />
    </>
  ),
  play: async () => expect(await screen.findByText('掲示板を読める期間ではありません')).toBeVisible(),
}

export const Loading: Story = {
  name: '読みこみ中（W128）',
  args: { episode: loading, board: { items: loading }, counts: {} },
}

export const Failed: Story = { name: '失敗', args: { episode: failedLoad(), counts: {} } }

export const NotFound: Story = {
  name: '見つからない（W128）',
  args: { episode: ready(undefined), counts: {} },
  parameters: { shell: {} },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/home'),
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    episode: ready({
      ...onAirEpisode,
      title: longEvent.episodes[0]!.title,
      event: { title: longEvent.title, href: '/event/long' },
    }),
    counts: { viewing: liveCount(123_456_789), booking: liveCount(98_765) },
    board: {
      items: ready([
        {
          ...exampleBoardEntries[0]!,
          author: { ...exampleBoardEntries[0]!.author, name: 'いろはにほへと'.repeat(12) },
          text: 'w'.repeat(400),
        },
      ]),
    },
  },
}

export const IntoCalendar: Story = {
  name: 'これからの公演をカレンダーに入れる（Q477）',
  args: { episode: ready(comingEpisode), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, true),
}

export const NotIntoCalendar: Story = {
  name: '終わった公演は、カレンダーに入れない',
  args: { episode: ready(endedEpisode), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, false),
}

const onOpenMuted = fn()

export const Muted: Story = {
  name: 'ミュートした言葉のある書きこみ（Q512）',
  args: {
    board: {
      items: ready(
        exampleBoardEntries.map((entry, at) =>
          at === 0 ? { ...entry, muted: exampleMutedContent(onOpenMuted, '最終回') } : entry,
        ),
      ),
      total: 3,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'この書きこみを表示する' }))
    await expect(onOpenMuted).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
