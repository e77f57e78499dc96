import { RehearsalScreen } from '@tsudoi/design-system/screens/livetalk/RehearsalScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { livetalkHrefs } from '../../examples/exampleLivetalks.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, long, offline } from '../../storyKinds.ts'

const cameras = [
  { value: 'front', label: '前面カメラ' },
  { value: 'desk', label: 'Webカメラ' },
]
const none = { options: [], chosen: '', onChoose: fn() }

/** The rehearsal of camera, microphone, loudspeaker and network before a live talk (W120). */
const meta = {
  title: '画面/ライブトーク/リハーサル RehearsalScreen',
  component: RehearsalScreen,
  args: {
    isBegun: true,
    onBegin: fn(),
    level: 0.5,
    states: {
      camera: { is: 'good' },
      microphone: { is: 'good' },
      speaker: { is: 'idle' },
      network: { is: 'running' },
    },
    devices: {
      camera: { options: cameras, chosen: 'front', onChoose: fn() },
      microphone: none,
      speaker: none,
    },
    onTone: fn(),
    onHeard: fn(),
    log: '0.0s camera running\n0.4s camera good\n1.1s network entered=42ms roundTrip=3ms',
    onCopyLog: fn(),
    livetalkHref: livetalkHrefs.livetalk,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'ライブトークの前に、カメラ、マイク、スピーカー、通信を確かめるページです（W120）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel' },
  },
} satisfies Meta<typeof RehearsalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  name: '標準：選んで確かめる（W120）',
  args: { picture: <img src="/textures/todai/member-shiori.svg" alt="" className="size-full object-cover" /> },
  parameters: { picture: {} },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /使うカメラ/ }), 'Webカメラ')
    await expect(args.devices.camera.onChoose).toHaveBeenCalledWith('desk')
    await userEvent.click(canvas.getByRole('button', { name: '音を鳴らす' }))
    await expect(args.onTone).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('meter', { name: 'マイクの音量' })).toHaveAttribute('aria-valuenow', '50')
  },
}

const retry = fn()

export const Before: Story = {
  name: 'はじめる前（W120）',
  args: { isBegun: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カメラとマイクを試す' }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('heading', { name: 'カメラ' })).toBeNull()
  },
}

export const Refused: Story = {
  name: '見つからない・許可されていない・つながらない（W120）',
  args: {
    level: 0,
    states: {
      camera: {
        is: 'bad',
        title: 'カメラが許可されていません',
        text: 'アドレス欄の左のマークを押し、カメラを「許可」にしてから、もう一度お試しください。',
        action: { label: 'もう一度試す', onPress: retry },
      },
      microphone: {
        is: 'bad',
        title: 'マイクが見つかりません',
        text: 'マイクをつないでから、もう一度お試しください。',
        action: { label: 'もう一度試す', onPress: fn() },
      },
      speaker: { is: 'good' },
      network: {
        is: 'bad',
        title: '映像を送れません',
        text: '別のWi-Fiかモバイル回線に切り替えてから、もう一度お試しください。',
        action: { label: 'もう一度試す', onPress: fn() },
      },
    },
  },
  parameters: { picture: { modes: ['stage'] } },
  play: async ({ canvas }) => {
    const [camera] = canvas.getAllByRole('button', { name: 'もう一度試す' })
    await userEvent.click(camera!)
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Long: Story = { name: 'とても長い文字', ...long }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
