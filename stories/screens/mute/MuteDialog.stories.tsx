import { loading } from '@tsudoi/design-system/loadable'
import { MuteDialog } from '@tsudoi/design-system/screens/mute/MuteDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { exampleChannels } from '../../examples/exampleChannels.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { inFrame } from '../../inFrame.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'

const channels = exampleChannels.map(({ id, name }) => ({ id, name }))

/** The form for a muted word (Q512, Q514). */
const meta = {
  title: '画面/見たくない言葉/足すところ MuteDialog',
  component: MuteDialog,
  args: {
    initial: { word: '', isPart: false, channels: [] },
    taken: new Set(['ネタバレ']),
    now: exampleNow,
    channels: pagedExample(channels),
    onSave: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '見たくない言葉を足したり、編集したりするダイアログです（Q512、Q514）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MuteDialog>

export default meta
type Story = StoryObj<typeof meta>

const box = async () => within(await screen.findByRole('dialog'))
const word = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^言葉や名前/ })

export const Ready: Story = {
  name: '標準：足す（Q512）',
  play: async ({ args }) => {
    const dialog = await box()
    await userEvent.type(word(dialog), 'アンコール')
    await userEvent.click(dialog.getByRole('radio', { name: '今日まで' }))
    await userEvent.click(dialog.getByRole('button', { name: 'ミュートする' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      word: 'アンコール',
      isPart: false,
      until: '2026-01-31T15:00:00.000Z',
      channels: [],
    })
  },
}

export const InChannel: Story = {
  name: 'チャンネルだけで、ライブの後まで、一部でも（Q514）',
  args: { initial: { word: '曲目', isPart: false, channels: [] } },
  play: async ({ args }) => {
    const dialog = await box()
    await userEvent.click(dialog.getByRole('radio', { name: '長い言葉の一部でも' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'ライブの後など、時刻まで' }))
    await fireEvent.change(dialog.getByLabelText(/^ミュートが終わる日時/), { target: { value: '2026-02-01T21:00' } })
    await userEvent.click(dialog.getByRole('radio', { name: 'えらんだチャンネルだけ' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '灯台放送局' }))
    await userEvent.click(dialog.getByRole('button', { name: 'ミュートする' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      word: '曲目',
      isPart: true,
      until: '2026-02-01T12:00:00.000Z',
      channels: [{ id: 'todai', name: '灯台放送局' }],
    })
  },
}

export const Refused: Story = {
  name: 'もうある言葉、過ぎた時刻、チャンネルなし（Q514）',
  args: { initial: { word: 'ねたばれ', isPart: false, channels: [] } },
  play: async ({ args }) => {
    const dialog = await box()
    await userEvent.click(dialog.getByRole('radio', { name: 'ライブの後など、時刻まで' }))
    await fireEvent.change(dialog.getByLabelText(/^ミュートが終わる日時/), { target: { value: '2026-01-01T21:00' } })
    await userEvent.click(dialog.getByRole('radio', { name: 'えらんだチャンネルだけ' }))
    await userEvent.click(dialog.getByRole('button', { name: 'ミュートする' }))
    await expect(dialog.getByText('この言葉は、もう一覧にあります。一覧で編集してください。')).toBeVisible()
    await expect(dialog.getByText(/^もう過ぎた時刻です/)).toBeVisible()
    await expect(dialog.getByText('チャンネルをひとつ以上えらんでください。')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Edit: Story = {
  name: '編集する：チャンネルの一覧が読めなくても、えらんだものは残る',
  args: {
    isEdit: true,
    initial: { word: '最終回', isPart: true, until: '2026-02-01T12:00:00.000Z', channels: channels.slice(0, 1) },
    channels: { items: failedLoad() },
  },
  play: async ({ args }) => {
    const dialog = await box()
    await expect(dialog.getByLabelText(/^ミュートが終わる日時/)).toHaveValue('2026-02-01T21:00')
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }))
    await expect(args.onSave).toHaveBeenCalledWith(args.initial)
  },
}

export const Full: Story = {
  name: 'いっぱいで足せない（Q514）',
  args: {
    initial: { word: '最終回', isPart: false, channels: [] },
    message: 'ミュートできるのは200件までです。「見たくない言葉」でいらない言葉をはずすと、足せます。',
  },
}

export const LoadingChannels: Story = {
  name: 'チャンネルを読みこみ中',
  args: { initial: { word: '最終回', isPart: false, channels: channels.slice(0, 1) }, channels: { items: loading } },
}

export const FailedChannels: Story = {
  name: '失敗：チャンネルを読みこめない、ほかは保存できる',
  args: { initial: { word: '最終回', isPart: false, channels: [] }, channels: { items: failedLoad() } },
  play: async ({ args }) => {
    const dialog = await box()
    await userEvent.click(dialog.getByRole('radio', { name: 'えらんだチャンネルだけ' }))
    await userEvent.click(dialog.getByRole('button', { name: 'もう一度読みこむ' }))
    const { items } = args.channels
    if (items.state === 'failed') await expect(items.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('radio', { name: 'すべての場所' }))
    await userEvent.click(dialog.getByRole('button', { name: 'ミュートする' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  name: 'Escapeで閉じる',
  play: async ({ args }) => {
    await box()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
