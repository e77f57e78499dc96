import { loading, ready } from '@tsudoi/design-system/loadable'
import { MonitorScreen } from '@tsudoi/design-system/screens/livetalk/streamer/MonitorScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { staffTalk } from '../../../examples/exampleStaff.ts'
import { failedLoad } from '../../parts/failedLoad.ts'
import { withShell } from '../../parts/withShell.tsx'
import { hostile, long, offline } from '../../../storyKinds.ts'

const room = (number: number, state: 'talking' | 'waiting' | 'reserved') => ({
  id: `room-${number}`,
  state,
  start: `2026-06-01T11:0${number}:00Z`,
  end: `2026-06-01T11:0${number + 1}:00Z`,
})

const media = {
  guestPicture: <img src="/textures/todai/member-misaki.svg" alt="お客さまの映像" />,
  streamerPicture: <img src="/textures/todai/member-shiori.svg" alt="配信者の映像" />,
}

/** The page on which officials (staff who supervise talks) watch live talks (C150–C152, Q278). */
const meta = {
  title: '画面/ライブトーク/見守り MonitorScreen',
  component: MonitorScreen,
  args: {
    viewer: 'member',
    watched: ready({ talk: staffTalk, rooms: [room(0, 'talking'), room(1, 'waiting'), room(2, 'reserved')] }),
    roomId: 'room-0',
    isJoined: false,
    isJoining: false,
    media,
    isStale: false,
    onRoom: fn(),
    onJoin: fn(),
    onLeave: fn(),
    hrefs: { login: '/login', signUp: '/signup', top: '/home', day: '/livetalk/pier/staff' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '公式の担当がライブトークを見守るページです。必要なときは、通話に加わります（C150〜C152、Q278）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: staffTalk.channel, stage: true },
  },
} satisfies Meta<typeof MonitorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Watching: Story = {
  name: '標準、見守り：送られず、許可してから加わる（C150、C152）',
  parameters: { picture: {} },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/あなたの映像と音声は、送られません/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '通話に加わる' }))
    const question = within(await screen.findByRole('alertdialog', { name: '通話に加わりますか' }))
    await expect(args.onJoin).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'カメラとマイクを許可して加わる' }))
    await expect(args.onJoin).toHaveBeenCalled()
  },
}

export const Joined: Story = {
  name: '加わっている（C151）',
  parameters: { picture: true },
  args: {
    isJoined: true,
    media: { ...media, localPicture: <img src="/textures/todai/member-touta.svg" alt="自分の映像" /> },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/通話に加わっています/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '見守りにもどる' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: '加われなかった：理由を言い、見守りはつづく（C151）',
  args: { failure: '加われませんでした。接続を確かめて、もう一度お試しください。', media: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('加われませんでした')
    await expect(canvas.getByRole('button', { name: '通話に加わる' })).toBeEnabled()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { watched: loading } }

export const Failed: Story = { name: '失敗', args: { watched: failedLoad() } }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = {
  name: 'オフライン：前に読みこんだ内容と、ページの様子',
  args: { isStale: true },
  ...offline,
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
