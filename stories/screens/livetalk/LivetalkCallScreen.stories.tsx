import { LivetalkCallScreen } from '@tsudoi/design-system/screens/livetalk/LivetalkCallScreen'
import type { TalkCall } from '@tsudoi/design-system/screens/livetalk/call.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { livetalkHrefs, ownSlot, exampleLivetalk, livetalkChannel } from '../../examples/exampleLivetalks.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, long, offline } from '../../storyKinds.ts'

const still = (src: string, label: string) => <img src={src} alt={label} className="size-full object-cover" />

const call: TalkCall = {
  network: 'up',
  local: still('/textures/todai/member-misaki.svg', 'あなたの映像'),
  microphone: 'on',
  camera: 'on',
  isRecording: false,
  isTalkingMuted: false,
  onMicrophone: fn(),
  onCamera: fn(),
}
const talking: TalkCall = {
  ...call,
  remote: still('/textures/todai/member-shiori.svg', '汐里の映像'),
  remaining: { seconds: 42 },
}

/** The page of a live talk for the member, in the dark theme (W121, R088). */
const meta = {
  title: '画面/ライブトーク/お話し LivetalkCallScreen',
  component: LivetalkCallScreen,
  args: {
    step: 'talking',
    livetalk: exampleLivetalk,
    slot: ownSlot,
    untilEntry: 0,
    call: talking,
    hrefs: livetalkHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '会員が配信者とお話しするページです。待機室、通話、終わりまでを、暗い画面で表示します（W121、R088）。',
      },
    },
    layout: 'fullscreen',
    shell: { stage: true, phoneBare: true, channel: livetalkChannel },
  },
} satisfies Meta<typeof LivetalkCallScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Talking: Story = {
  name: '標準、お話し中（W121）：残りの時間と、二つのボタン',
  parameters: { picture: {} },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('お話しできる時間、あと42秒')
    await userEvent.click(canvas.getByRole('button', { name: /マイク.*オン/ }))
    await expect(args.call.onMicrophone).toHaveBeenCalledOnce()
  },
}

export const LastSeconds: Story = {
  name: 'のこり10秒：声でも伝わる（W121）',
  args: { call: { ...talking, remaining: { seconds: 10, warning: 10 } } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('のこり10秒です。'),
}

export const Waiting: Story = {
  name: '待機室（W121）：あと2人',
  args: { step: 'waiting', ahead: 2, call },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('あと2人で、あなたの番です')).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}

export const Early: Story = {
  name: '待機室がひらく前：前の確認の結果もまた見える（W120、W121）',
  args: {
    step: 'early',
    untilEntry: 300,
    call,
    lastRehearsal: { at: '2026-01-31T19:20:00+09:00', bad: ['camera', 'network'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('待機室がひらくまで、あと5分')
    await expect(canvas.getByText(/カメラ、通信に問題がありました。/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'もう一度試す' })).toHaveAttribute('href', livetalkHrefs.rehearsal)
  },
}

export const Unprepared: Story = {
  name: '必須の準備が残っている（W121）',
  args: { step: 'unprepared', call },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '準備をつづける' })).toHaveAttribute('href', livetalkHrefs.livetalk),
}

const onPress = fn()
export const Fault: Story = {
  name: '困ったこと：言葉と、ひとつの操作（W121）',
  args: {
    call: {
      ...talking,
      camera: 'missing',
      local: undefined,
      network: 'recovering',
      fault: {
        title: 'カメラが使えません',
        text: 'ほかのアプリが使っています。そのアプリを閉じてください。声だけでもお話しできます。',
        action: { label: 'もう一度試す', onPress },
        isLight: true,
      },
    },
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /カメラ.*なし/ })).toBeDisabled()
  },
}

export const RemoteStopped: Story = {
  name: '困ったこと：お相手のマイクとカメラが止まっている（Q492）',
  args: { call: { ...talking, remote: undefined, remoteOff: ['microphone', 'camera'] } },
  play: async ({ canvas }) => {
    const [words, announced] = canvas.getAllByText('お相手のマイクとカメラが止まっています。')
    await expect(words).toBeVisible()
    await expect(announced?.tagName).toBe('OUTPUT')
  },
}

export const Resume: Story = {
  name: '読みこみ直したあと：一度押すともどる（W121）',
  args: { call: { ...call, onResume: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'お話しにもどる' }))
    await expect(args.call.onResume).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  name: '終了：お礼と、つぎ（W121）',
  args: { step: 'ended', call },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'ありがとうございました' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ほかのライブトークを見る' })).toHaveAttribute(
      'href',
      livetalkHrefs.group,
    )
  },
}

export const ForcedOut: Story = {
  name: '運営の判断で終わった（W121）',
  args: { step: 'forcedOut', call },
  play: async ({ canvas }) => expect(canvas.getByText(/カメラとマイクは止まっています/)).toBeVisible(),
}

export const Zoomed: Story = {
  name: '320×256（拡大400%）：相手の映像が見え、ボタンまで送れる（W121）',
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect([innerWidth, innerHeight]).toEqual([320, 256])
    const { width, height } = canvas.getByAltText('汐里の映像').getBoundingClientRect()
    await expect(width).toBeGreaterThan(200)
    await expect(height).toBeGreaterThan(100)
    const camera = canvas.getByRole('button', { name: /カメラ.*オン/ })
    camera.scrollIntoView({ block: 'end', behavior: 'instant' })
    await expect(camera.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = {
  name: 'オフライン：つなぎ直しているお話し',
  args: { call: { ...talking, network: 'recovering' } },
  ...offline,
}

export const WaitingOffline: Story = {
  name: 'オフライン：待機室で回線が切れ、つなぎ直している',
  args: { step: 'waiting', ahead: 2, call: { ...call, network: 'recovering' } },
  ...offline,
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
