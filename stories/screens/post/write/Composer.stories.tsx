import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { Composer, type ComposerProps } from '@tsudoi/design-system/screens/post/write/Composer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleTray, exampleVideoTray } from '../../../examples/exampleTray.ts'
import { exampleProfile, longNameProfile } from '../../../examples/exampleProfile.ts'

/** Keeps the typed text in state, as the app does. */
function StatefulComposer(args: ComposerProps) {
  const [text, setText] = useState(args.draft.text)
  const onTextChange = (typed: string) => {
    setText(typed)
    args.draft.onTextChange(typed)
  }
  return (
    <ChannelTheme id="todai" seed="#1464c8">
      <div className="max-w-180 p-4">
        <Composer {...args} draft={{ ...args.draft, text, onTextChange }} />
      </div>
    </ChannelTheme>
  )
}

const draft = { text: '波の音、こっちにも届いてます。今日は窓を開けて聴くことにしました', onTextChange: fn() }
const tray = {
  items: [],
  onFiles: fn(),
  onChoose: fn(),
  onRemove: fn(),
  onRetry: fn(),
  onCancel: fn(),
  onMove: fn(),
  onDescribe: fn(),
}

/** The composer, the form to write or edit a post (W137, S134). */
const meta = {
  title: '画面/投稿/書く/書くところ Composer',
  component: Composer,
  render: (args) => <StatefulComposer {...args} />,
  args: {
    mode: 'post',
    author: exampleProfile,
    draft,
    tray,
    onSend: fn(),
    onClose: fn(),
  },
  parameters: { docs: { description: { component: '投稿を書いたり、直したりするところです（W137、S134）。' } } },
} satisfies Meta<typeof Composer>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: /投稿|コメント|返信/ })

export const Ready: Story = {
  name: '標準：投稿する（W137）',
  parameters: { picture: { widths: [1280] } },
}

export const Keys: Story = {
  name: 'Enterは改行、Ctrl＋Enterで送る（W137）',
  args: { draft: { ...draft, text: '' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '灯りが見えます。{Enter}二行目')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(field(canvasElement)).toHaveValue('灯りが見えます。\n二行目')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const CountsGraphemes: Story = {
  name: '書記素で数える（S134）',
  args: { draft: { ...draft, text: '👨‍👩‍👧'.repeat(480) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/480 \/ 500/)).toBeVisible()
    await expect(canvas.getByText('あと20文字')).toBeInTheDocument()
    await userEvent.click(field(canvasElement))
    await userEvent.paste('👨‍👩‍👧'.repeat(21))
    await expect(canvas.getByText('1文字多すぎます')).toBeInTheDocument()
  },
}

/** Drops data on an element as a browser does; returns whether the page keeps the browser from opening it. */
function drop(target: Element, fill: (data: DataTransfer) => void): boolean {
  const dataTransfer = new DataTransfer()
  fill(dataTransfer)
  return !target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
const photoFile = new File(['x'], '窓.png', { type: 'image/png' })

export const Dropped: Story = {
  name: '写真は置け、ほかのページのリンクは置けない（Q438）',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(drop(field(canvasElement), (data) => data.items.add(photoFile))).toBe(true)
    await expect(tray.onFiles).toHaveBeenCalledWith([photoFile])
    await expect(drop(document.body, (data) => data.items.add(photoFile))).toBe(true)
    await expect(tray.onFiles).toHaveBeenCalledOnce()
    const link = (data: DataTransfer) => data.setData('text/uri-list', 'https://a.example/')
    await expect(drop(document.body, link)).toBe(true)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(drop(field(canvasElement), link)).toBe(true)
    await expect(canvas.getByRole('alert')).toHaveTextContent('ほかのページの画像やリンクは、ここに置けません。')
  },
}

export const DroppedOnEdit: Story = {
  name: '編集には写真を置けない（Q438）',
  args: { mode: 'edit', tray: undefined },
  play: async ({ canvasElement }) => {
    await expect(drop(field(canvasElement), (data) => data.items.add(photoFile))).toBe(true)
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('編集では、写真や動画を足せません。')
  },
}

export const Forbidden: Story = {
  name: '使えない言葉がある（E051）',
  args: {
    mode: 'reply',
    answersTo: { nickName: '夜ふかし係', text: 'お便り送りました。読まれますように。' },
    draft: {
      ...draft,
      text: 'これは禁句禁句です',
      error: '使えない言葉がふくまれています。言いかえて、もう一度お試しください。',
    },
  },
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('これは禁句禁句です')
    await expect(field(canvasElement)).toBeInvalid()
    await expect(field(canvasElement)).toHaveAccessibleDescription(/使えない言葉/)
  },
}

export const Pictures: Story = {
  name: '写真4枚、それぞれの進み（W137）',
  args: {
    isInSheet: true,
    tray: {
      ...tray,
      items: exampleTray,
      error: '送れていない写真や動画があります。もう一度送るか、外してください。',
    },
  },
  parameters: { picture: { widths: [390] } },
  play: async ({ canvasElement, args: { onSend } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: '2枚目の写真の送信' })).toHaveValue(42)
    await userEvent.click(canvas.getByRole('button', { name: '1枚目の写真を後ろへ' }))
    await expect(tray.onMove).toHaveBeenCalledWith('window', 1)
    await userEvent.click(canvas.getByRole('button', { name: /送信を止める/ }))
    await expect(tray.onCancel).toHaveBeenCalledWith('beam')
    await userEvent.click(canvas.getByRole('button', { name: /もう一度送る/ }))
    await expect(tray.onRetry).toHaveBeenCalledWith('waves')
    await userEvent.click(canvas.getByRole('button', { name: '4枚目の写真を外す' }))
    await expect(tray.onRemove).toHaveBeenCalledWith('torn')
    await userEvent.type(canvas.getByRole('textbox', { name: /^2枚目の写真の説明/ }), '灯{Enter}')
    await expect(tray.onDescribe).toHaveBeenCalledWith('beam', '灯')
    await expect(onSend).not.toHaveBeenCalled()
  },
}

export const Video: Story = {
  name: '動画は1本（W137）',
  args: {
    tray: { ...tray, items: exampleVideoTray },
    mode: 'comment',
    answersTo: { nickName: '灯台放送局', text: '今夜の深夜便は19時から。' },
  },
  play: async ({ canvasElement, args }) => {
    const send = within(canvasElement).getByRole('button', { name: /準備しています/ })
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const CameBack: Story = {
  name: '投稿できずにもどった、写真をえらぶ画面が開かない',
  args: {
    draft: {
      ...draft,
      message:
        '通信タイムアウト。時間内に応答がありませんでした。投稿できたか、まだ確かめられていません。文は残っています。送り直しても、二重にはなりません。',
      notice: '前に書いた下書きです。書いたものは、投稿するまでこの端末に残ります。',
    },
    tray: { ...tray, isChooserSilent: true },
    isInSheet: true,
  },
  parameters: { picture: true },
}

export const NoRoom: Story = {
  name: '端末の空きが足りない：そう言い、文はそのまま投稿できる',
  args: {
    draft: {
      ...draft,
      warning: 'この端末の空きが足りず、下書きを残せていません。投稿するまで、このページを閉じないでください。',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('下書きを残せていません')
    await userEvent.click(canvas.getByRole('button', { name: '投稿する' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Edit: Story = {
  name: '直す：写真は変えられない（S053）',
  args: { mode: 'edit', tray: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: '写真・動画' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '下書きにして閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Hostile: Story = {
  name: '長い名前、向きを変える文字',
  args: {
    mode: 'reply',
    author: longNameProfile,
    answersTo: { nickName: '\u202e彗星'.repeat(200), text: `<img src=x onerror=alert(1)>${'あ'.repeat(3_000)}` },
    draft: { ...draft, text: `か${'\u0300'.repeat(2_000)}\u202eabc ${'W'.repeat(300)}` },
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(within(canvasElement).getByText(/<img src=x/)).toBeVisible()
  },
}

export const Spoiler: Story = {
  name: 'ネタバレを隠す（Q515）',
  args: { spoiler: { isOn: false, label: '', onValueChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ネタバレを隠す' }))
    await expect(args.spoiler?.onValueChange).toHaveBeenCalledWith({ isOn: true, label: '' })
  },
}

export const SpoilerLabel: Story = {
  name: 'ネタバレの説明が長すぎる（Q515）',
  args: {
    spoiler: {
      isOn: true,
      label: '曲'.repeat(41),
      error: '説明は40文字までにしてください。',
      onValueChange: fn(),
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: /^何のネタバレか/ })).toHaveAttribute('aria-invalid', 'true'),
}
