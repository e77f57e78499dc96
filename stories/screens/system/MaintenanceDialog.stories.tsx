import { MaintenanceDialog } from '@tsudoi/design-system/screens/system/MaintenanceDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'
import { hostile } from '../../storyKinds.ts'

const whole = {
  id: 'whole',
  start: '2026-02-03T04:00:00+09:00',
  end: '2026-02-03T06:00:00+09:00',
  message: 'サーバーの入れ替えを行っています。ご不便をおかけします。',
  targets: 'all' as const,
}

/** The dialog shown during maintenance (W152). */
const meta = {
  title: '画面/共通/メンテナンス MaintenanceDialog',
  component: MaintenanceDialog,
  args: { open: true, onClose: fn(), notice: { kind: 'global', entries: [whole] } },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component: 'メンテナンスを知らせるダイアログです。いつまでか、何に影響するかを伝えます（W015、W016、W152）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MaintenanceDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Global: Story = {
  name: '標準：全体（W015、W152）',
  parameters: { picture: true },
}

export const GlobalClosed: Story = {
  name: '閉じる',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'トップへもどる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Partial: Story = {
  name: '一部（W016、W152）',
  args: {
    notice: {
      kind: 'partial',
      entries: [
        { ...whole, id: 'gacha', message: 'ガチャの景品を補充しています。', targets: ['ビロード回路', 'ガチャ'] },
        { ...whole, id: 'movie', message: undefined, end: undefined, targets: ['動画'] },
      ],
    },
  },
  parameters: { picture: true },
  play: async () => {
    await expect(await screen.findByText('ビロード回路、ガチャ')).toBeVisible()
    await expect(screen.getByText(/終了時刻は決まりしだい/)).toBeVisible()
  },
}

export const LongText: Story = {
  name: '長い文面',
  args: {
    notice: { kind: 'global', entries: [{ ...whole, message: `${(whole.message + '\n').repeat(30)}` }] },
  },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
