import { DraftList } from '@tsudoi/design-system/screens/post/write/DraftList'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleNow } from '../../../examples/exampleNow.ts'

const drafts = [
  {
    id: 'post',
    mode: 'post' as const,
    text: '波の音、こっちにも届いてます。\n今日は窓を開けて聴くことにしました',
    media: 2,
    time: '2026-01-31T19:30:00+09:00',
    href: '/channel/todai?tab=posts',
  },
  {
    id: 'reply',
    mode: 'reply' as const,
    text: 'わたしも',
    media: 0,
    time: '2026-01-30T08:00:00+09:00',
    href: '/post/ip/todai/p',
  },
  {
    id: 'gone',
    mode: 'comment' as const,
    isDeleted: true,
    text: 'うちからは電車の音が聞こえます。',
    media: 0,
    time: '2026-01-29T22:00:00+09:00',
  },
]

/** The list of drafts (W062, W137). */
const meta = {
  title: '画面/投稿/書く/下書きの一覧 DraftList',
  component: DraftList,
  args: { drafts, now: exampleNow, onCopy: fn(), onDiscard: fn() },
  parameters: { docs: { description: { component: '下書きと、削除した投稿の文の一覧です（W062、W137）。' } } },
} satisfies Meta<typeof DraftList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：下書きと、削除した投稿の文（W137）',
  parameters: { picture: { widths: [390] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link', { name: '続きを書く' })).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button', { name: '文をコピーする' })[2]!)
    await expect(args.onCopy).toHaveBeenCalledWith('gone')
  },
}

export const Refused: Story = {
  name: 'コピーできない：文字をえらぶように伝える',
  args: { refused: 'reply' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('コピーできません。文字をえらんでコピーしてください。')).toBeVisible()
  },
}

export const Discards: Story = {
  name: '捨てる前に聞く',
  args: { copied: 'post' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: '捨てる' })[1]!)
    await userEvent.click(await screen.findByRole('button', { name: '残しておく' }))
    await expect(args.onDiscard).not.toHaveBeenCalled()
    await userEvent.click(canvas.getAllByRole('button', { name: '捨てる' })[1]!)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '捨てる' }))
    await expect(args.onDiscard).toHaveBeenCalledWith('reply')
  },
}
