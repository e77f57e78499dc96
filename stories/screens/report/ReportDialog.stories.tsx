import { loading, ready } from '@tsudoi/design-system/loadable'
import { ReportDialog, type ReportDialogProps } from '@tsudoi/design-system/screens/report/ReportDialog'
import { emptyReport } from '@tsudoi/design-system/screens/report/report.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { failedLoad } from '../parts/failedLoad.ts'
import { inFrame } from '../../inFrame.ts'
import { hostile, offline } from '../../storyKinds.ts'

const reasons = [
  { id: 'harassment', text: '嫌がらせ・悪口', needsComment: false },
  { id: 'privacy', text: '個人情報がのっている', needsComment: false },
  { id: 'spam', text: '宣伝・同じ内容のくり返し', needsComment: false },
  { id: 'resale', text: 'チケットや景品の転売', needsComment: false },
  { id: 'other', text: 'その他（内容をお書きください）', needsComment: true },
]

/** Keeps the typed values in state, as the app does. */
function StatefulReportDialog(args: ReportDialogProps) {
  const [values, setValues] = useState(args.values)
  return <ReportDialog {...args} values={values} onValuesChange={setValues} />
}

/** The dialog in which a member reports another member or a post (S072, Q63). */
const meta = {
  title: '画面/報告/報告する ReportDialog',
  component: ReportDialog,
  render: (args) => <StatefulReportDialog {...args} />,
  args: {
    open: true,
    onClose: fn(),
    nickName: 'みどり',
    reasons: ready(reasons),
    values: emptyReport,
    onValuesChange: fn(),
    step: 'open',
    onSend: fn(),
  },
  parameters: {
    docs: { ...inFrame, description: { component: '会員や投稿を運営に報告するダイアログです（S072、Q63）。' } },
  },
} satisfies Meta<typeof ReportDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const Ready: Story = {
  name: '標準（S072）',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const OtherDirection: Story = {
  name: '右から左に書く名前：文の順は変わらない（Q371）',
  args: { nickName: 'محمد\u202E' },
  play: async () => {
    const words = (await dialog()).getByText(/について、気になったこと/)
    await expect(words).toHaveTextContent('\u2068محمد\u2069さんについて、')
  },
}

export const Unseen: Story = {
  name: '見えない文字だけの内容：送らずに知らせる（Q370）',
  play: async ({ args }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('radio', { name: 'その他（内容をお書きください）' }))
    await userEvent.type(form.getByRole('textbox', { name: /くわしい内容/ }), '\u3164\u200B')
    await userEvent.click(form.getByRole('button', { name: '報告を送る' }))
    await expect(form.getAllByText(/くわしい内容が空です/)[0]).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Sends: Story = {
  name: 'キーボードで送る',
  play: async ({ args }) => {
    const form = await dialog()
    form.getByRole('radio', { name: '嫌がらせ・悪口' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.type(form.getByRole('textbox', { name: /くわしい内容/ }), '電話番号が書かれています。')
    form.getByRole('button', { name: '報告を送る' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith({
      reasonId: 'privacy',
      comment: '電話番号が書かれています。',
    })
  },
}

export const NothingChosen: Story = {
  name: '理由を選んでいない',
  play: async ({ args }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: '報告を送る' }))
    await expect(form.getByText('理由が選ばれていません。あてはまるものを1つ選んでください。')).toBeVisible()
    await userEvent.click(form.getByRole('link', { name: '理由' }))
    await waitFor(() => expect(form.getByRole('radio', { name: '嫌がらせ・悪口' })).toHaveFocus())
    await userEvent.click(form.getByRole('radio', { name: /その他/ }))
    await userEvent.click(form.getByRole('button', { name: '報告を送る' }))
    await expect(form.getByText('くわしい内容が空です。何があったかを入力してください。')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Sending: Story = { name: '送信中', args: { step: 'sending', values: { reasonId: 'spam', comment: '' } } }

export const Refused: Story = {
  name: '送れなかった',
  args: {
    values: { reasonId: 'spam', comment: '同じ文が毎日届きます。' },
    error:
      '通信できませんでした。インターネットにつながっていないか、サーバーに届きませんでした。接続を確かめて、もう一度お試しください。',
  },
  play: async () => {
    const form = await dialog()
    await expect(form.getByRole('textbox')).toHaveValue('同じ文が毎日届きます。')
  },
}

export const Known: Story = {
  name: '前にも報告した（Q63）',
  args: { step: 'known', values: { reasonId: 'harassment', comment: '' } },
  parameters: { picture: true },
}

export const Sent: Story = {
  name: '受けつけた',
  args: { step: 'sent' },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'プロフィールへもどる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { reasons: loading } }

export const Failed: Story = { name: '失敗', args: { reasons: failedLoad() } }

export const LongText: Story = {
  name: '長い文',
  args: { nickName: 'あ'.repeat(10_000), values: { reasonId: 'other', comment: 'くり返し'.repeat(200) } },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
