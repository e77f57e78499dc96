import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { ShareDialog } from '@tsudoi/design-system/screens/share/ShareDialog'
import { TogetherFields } from '@tsudoi/design-system/screens/share/TogetherFields'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'
import { hostile, offline } from '../../storyKinds.ts'

const address = 'https://tsudoi.example/channel/todai?tab=posts'
/** A picture in one colour, 1080 × 1350, instead of one that is drawn. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="gold" d="M0 0h4v5H0z"/></svg>',
)}`

/** The dialog in which a user shares a page (Q471). */
const meta = {
  title: '画面/シェア/シェアする ShareDialog',
  component: ShareDialog,
  args: {
    title: '灯台放送局｜tsudoi 集い',
    address,
    onCopy: fn(),
    onShare: fn(),
    onMoment: fn(),
    onPicture: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'ページのリンクをコピーし、端末の共有を開くダイアログです。公開のページで「シェアする」を押すと表示します（Q471）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ShareDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'リンク' })

export const Ready: Story = {
  name: '標準：リンクをコピー、共有（Q471）',
  play: async ({ args }) => {
    await expect(field()).toHaveValue(address)
    await userEvent.click(screen.getByRole('button', { name: 'リンクをコピー' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: '共有' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutSheet: StoryObj<typeof ShareDialog> = {
  name: '共有の画面がない端末：コピーだけ',
  args: { onShare: undefined },
  play: async () => {
    await expect(screen.queryByRole('button', { name: '共有' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'リンクをコピー' })).toBeVisible()
  },
}

export const Copied: Story = {
  name: 'コピーした',
  args: { outcome: 'copied' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('コピーしました。')
  },
}

export const CopyFailed: Story = {
  name: 'コピーできない：リンクが選ばれている',
  args: { outcome: 'copyFailed' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('コピーできませんでした')
    await expect(field()).toHaveFocus()
    await expect(field().selectionEnd).toBe(address.length)
  },
}

export const ShareFailed: Story = { name: '共有の画面が開かない', args: { outcome: 'shareFailed' } }

export const Moment: Story = {
  name: '動画：今の場面から再生するリンクにできる（Q472）',
  args: {
    title: '深夜便 第47夜｜tsudoi 集い',
    address: 'https://tsudoi.example/channel/todai/movie/todai-night-47?t=83',
    moment: { seconds: 83, isIncluded: true },
  },
  play: async ({ args }) => {
    const moment = screen.getByRole('checkbox', { name: '今の場面、1:23から再生する' })
    await expect(moment).toBeChecked()
    await userEvent.click(moment)
    await expect(args.onMoment).toHaveBeenCalledWith(false)
  },
}

const timeFields = (
  <TogetherFields
    value="2026-02-01T21:00"
    min="2026-01-31T21:00"
    max="2026-03-02T21:00"
    startTime="2026-02-01T12:00:00Z"
    onValueChange={fn()}
  />
)

export const Together: Story = {
  name: '動画：時刻を決めて、一緒に見るリンクにできる（Q531）',
  args: {
    title: '深夜便 第47夜｜tsudoi 集い',
    address: 'https://tsudoi.example/channel/todai/movie/todai-night-47?together=2026-02-01T12%3A00Z',
    moment: { seconds: 83, isIncluded: false },
    together: { isIncluded: true, fields: timeFields },
    onTogether: fn(),
  },
  play: async ({ args }) => {
    await expect(screen.getByLabelText(/^見はじめる日時/)).toHaveValue('2026-02-01T21:00')
    await expect(screen.getByText(/2026\/02\/01\(日\) 21:00（日本時間）から/)).toBeVisible()
    await expect(screen.queryByRole('checkbox', { name: /今の場面/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '時刻とリンクをコピー' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('checkbox', { name: '時刻を決めて、一緒に見る' }))
    await expect(args.onTogether).toHaveBeenCalledWith(false)
  },
}

export const TogetherAbroad: Story = {
  name: '一緒に見る時刻：海外の端末（Q436）',
  args: { together: { isIncluded: true, fields: timeFields } },
  decorators: [
    (Story) => (
      <DeviceZoneContext value="Europe/London">
        <Story />
      </DeviceZoneContext>
    ),
  ],
  play: async () => {
    await expect(await screen.findByText('お使いの端末では 2026/02/01(日) 12:00')).toBeVisible()
  },
}

export const TogetherTimeFailed: Story = {
  name: '一緒に見る時刻が使えない',
  args: {
    outcome: 'timeFailed',
    together: {
      isIncluded: true,
      fields: (
        <TogetherFields
          value="2026-01-01T21:00"
          min="2026-01-31T21:00"
          max="2026-03-02T21:00"
          error="もう過ぎた時刻です。これから来る時刻を入力してください。"
          onValueChange={fn()}
        />
      ),
    },
  },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('30日以内で入力')
    await expect(screen.getByLabelText(/^見はじめる日時/)).toBeInvalid()
  },
}

export const Picture: Story = {
  name: 'ガチャの結果：画像を送る（Q473）',
  args: { picture: { state: 'ready', src: picture, alt: 'きらめく夜。パレード　10回', way: 'share' } },
  play: async ({ args }) => {
    await expect(screen.getByRole('img', { name: /きらめく夜/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '画像を送る' }))
    await expect(args.onPicture).toHaveBeenCalledOnce()
  },
}

export const PictureToSave: StoryObj<typeof ShareDialog> = {
  name: '画像を保存した：共有の画面が画像に対応しない端末',
  args: {
    picture: { state: 'ready', src: picture, alt: 'きらめく夜', way: 'save' },
    onShare: undefined,
    outcome: 'pictureSaved',
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: '画像を保存する' })).toBeVisible()
    await expect(screen.getByText('画像を保存しました。')).toBeVisible()
  },
}

export const PictureInHostApp: Story = {
  name: 'アプリの中：画像は保存できないと伝える',
  args: { picture: { state: 'ready', src: picture, alt: 'きらめく夜', way: 'none' } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /画像/ })).toBeNull()
    await expect(screen.getByText(/画像を保存できません/)).toBeVisible()
  },
}

export const DrawingPicture: Story = { name: '画像をつくっている', args: { picture: { state: 'drawing' } } }

export const PictureFailed: Story = {
  name: '画像をつくれない、送れない',
  args: { picture: { state: 'failed' }, outcome: 'pictureFailed' },
}

export const Long: Story = {
  name: '長い題名とリンク',
  args: {
    title: `${'とても長い題名の配信'.repeat(12)}｜tsudoi 集い`,
    address: `https://tsudoi.example/channel/${'a'.repeat(255)}`,
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
