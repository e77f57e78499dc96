import { loading, ready } from '@tsudoi/design-system/loadable'
import { StreamerCallScreen } from '@tsudoi/design-system/screens/livetalk/streamer/StreamerCallScreen'
import type { StreamerSlot } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { staffCall, staffSlot, staffTalk } from '../../../examples/exampleStaff.ts'
import { failedLoad } from '../../parts/failedLoad.ts'
import { withShell } from '../../parts/withShell.tsx'
import { hostile, long, offline } from '../../../storyKinds.ts'

const led = (slot: Partial<StreamerSlot>) => ready({ ...staffCall, slot: { ...staffSlot, ...slot } })
const media = {
  remotePicture: <img src="/textures/todai/member-misaki.svg" alt="こはるさんの映像" />,
  localPicture: <img src="/textures/todai/member-shiori.svg" alt="自分の映像" />,
  isMicrophoneOff: false,
  isCameraOff: false,
  onToggle: fn(),
}

const steps = { onStep: fn() }

/** The page on which the streamer runs a talk (W122). */
const meta = {
  title: '画面/ライブトーク/配信者の通話 StreamerCallScreen',
  component: StreamerCallScreen,
  args: {
    viewer: 'member',
    call: led({}),
    media: { ...media, remotePicture: undefined },
    isStale: false,
    identity: 'hidden',
    hasKeys: true,
    steps,
    onIdentity: fn(),
    onNext: fn(),
    onKeys: fn(),
    hrefs: { login: '/login', signUp: '/signup', top: '/home', day: '/livetalk/pier/staff' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '配信者がライブトークを進めるページです。入室、録画、終了を操作します（W122）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: staffTalk.channel, stage: true },
  },
} satisfies Meta<typeof StreamerCallScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  name: '標準、待機：録画から始める、キーでも（W122、S138）',
  parameters: { picture: {} },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /録画を始める/ })).toHaveAttribute('aria-keyshortcuts', 'R')
    await userEvent.keyboard('r')
    await expect(args.steps.onStep).toHaveBeenLastCalledWith('startRecording')
    await userEvent.keyboard('s')
    await expect(args.steps.onStep).toHaveBeenLastCalledWith('start')
    await userEvent.keyboard('n')
    await expect(args.onNext).toHaveBeenCalled()
    await userEvent.keyboard('i')
    await expect(args.onIdentity).toHaveBeenCalledWith(true)
    await userEvent.keyboard('?')
    const keys = within(await screen.findByRole('dialog', { name: 'キーの一覧' }))
    await userEvent.click(keys.getByRole('checkbox', { name: 'キーで操作する' }))
    await expect(args.onKeys).toHaveBeenCalledWith(false)
    await userEvent.keyboard('{Escape}')
  },
}

export const Zoomed: Story = {
  name: '320×256（拡大400%）：お客さまの映像は、横幅いっぱい（W122）',
  args: { media },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect([innerWidth, innerHeight]).toEqual([320, 256])
    await expect(canvas.getByAltText('こはるさんの映像').getBoundingClientRect().width).toBeGreaterThan(200)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Absent: Story = {
  name: '入室を待っている：押せない理由を言う',
  args: { call: led({ state: 'reserved', isPresent: false }), isStale: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /通話を始める/ })).toBeDisabled()
    await userEvent.keyboard('s')
    await expect(canvas.getAllByText('お相手が入室すると、押せます。').at(-1)).toBeVisible()
    await expect(args.steps.onStep).not.toHaveBeenCalled()
  },
}

export const NoConsent: Story = {
  name: '録画に同意していない：録画は始められない（X11、Q276）',
  args: { call: led({ guest: { name: '小春' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /録画を始める/ })).toBeDisabled()
    await userEvent.keyboard('r')
    await expect(canvas.getByText('お相手は、録画に同意していません。')).toBeVisible()
    await expect(args.steps.onStep).not.toHaveBeenCalled()
  },
}

export const Talking: Story = {
  name: '通話中：お相手が大きく、残りの時間（W122）',
  parameters: { picture: {} },
  args: {
    call: led({ state: 'talking', isRecording: true }),
    media: { ...media, remaining: { seconds: 28, warning: 30 } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('残り0:28')
    await expect(canvas.getByText('録画中')).toBeVisible()
    await userEvent.keyboard('e')
    const question = within(await screen.findByRole('alertdialog', { name: '通話を終えますか' }))
    await expect(args.steps.onStep).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '通話を終える' }))
    await expect(args.steps.onStep).toHaveBeenCalledWith('end')
  },
}

export const ForceExit: Story = {
  name: '退室していただく：理由を選んでから（C147、Q277）',
  parameters: { picture: true },
  args: { call: led({ state: 'talking' }), media },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('x')
    const dialog = within(await screen.findByRole('dialog', { name: '退室していただく' }))
    await userEvent.click(dialog.getByRole('button', { name: '退室していただく' }))
    await expect(dialog.getByText('理由を選んでください。')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'そのほか' }))
    await userEvent.click(dialog.getByRole('button', { name: '退室していただく' }))
    await expect(dialog.getByText('理由を書いてください。')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /くわしく/ }), '席を離れました')
    await userEvent.click(dialog.getByRole('button', { name: '退室していただく' }))
    await expect(args.steps.onStep).toHaveBeenCalledWith('exit', { reason: 'OTHER', note: '席を離れました' })
  },
}

export const RemoteStopped: Story = {
  name: '困ったこと：お相手のカメラが止まっている（Q492）',
  args: { call: led({ state: 'talking' }), media: { ...media, remotePicture: undefined, remoteOff: ['camera'] } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('お相手のカメラが止まっています。'),
}

export const Unsure: Story = {
  name: '操作が届いたか分からない、機材の不調（Q279）',
  parameters: { picture: true },
  args: {
    call: led({ state: 'talking' }),
    media: {
      ...media,
      fault: {
        title: 'マイクの音が届いていません',
        text: 'マイクが、ほかのアプリで使われています。',
        action: { label: '別のマイクを選ぶ', onPress: fn() },
      },
    },
    steps: {
      ...steps,
      failure: { step: 'end', text: '届いたかどうか、確かめられません。接続がもどると、ここに今のようすが出ます。' },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/届いたかどうか/)).toBeVisible(),
}

export const Over: Story = {
  name: '終了：次の方へ（W122）',
  args: { call: led({ state: 'ended', isPresent: false }), media: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '次の方へ' })).toHaveAttribute('href', staffCall.next?.href)
    await expect(canvas.queryByRole('button', { name: /通話を終える/ })).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { call: loading } }

export const Failed: Story = { name: '失敗', args: { call: failedLoad() } }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = {
  name: 'オフライン：前に読みこんだ内容と、ページの様子',
  args: { isStale: true },
  ...offline,
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
