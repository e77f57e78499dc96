import { DataExportScreen } from '@tsudoi/design-system/screens/dataExport/DataExportScreen'
import type { DataExportResult, DataExportStep } from '@tsudoi/design-system/screens/dataExport/dataExport.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { offlineFailure } from '../../examples/exampleFailure.ts'
import { hostile, long } from '../../storyKinds.ts'
import { withShell } from '../parts/withShell.tsx'

const allKinds = ['profile', 'posts', 'orders', 'coins', 'collection', 'follows', 'later'] as const

const steps: DataExportStep[] = [
  { id: 'profile', state: 'done', count: 1, total: 1 },
  { id: 'posts', state: 'done', count: 5_000 },
  { id: 'orders', state: 'done', count: 12 },
  { id: 'coins', state: 'done', count: 10_240 },
  { id: 'collection', state: 'done', count: 318 },
  { id: 'follows', state: 'working', count: 100, total: 240 },
  { id: 'later', state: 'waiting', count: 0 },
  { id: 'media', state: 'waiting', count: 0 },
  { id: 'file', state: 'waiting', count: 0 },
]
const withPictures: DataExportStep[] = [
  { id: 'posts', state: 'done', count: 5_000 },
  { id: 'media', state: 'working', count: 1_280, missing: 2, total: 4_998 },
  { id: 'file', state: 'waiting', count: 0 },
]
const result: DataExportResult = { fileName: 'tsudoi-2026-01-31.zip', bytes: 248_300_000, missing: 0, incomplete: [] }
const failed = { phase: 'working' as const, steps, bytes: 0, failure: offlineFailure }

/** The page on which members save their own data as a file; the specification does not have this page (Q500). */
const meta = {
  title: '画面/データの書き出し/書き出し DataExportScreen',
  component: DataExportScreen,
  args: {
    state: { phase: 'choosing' },
    way: 'file',
    onStart: fn(),
    onStop: fn(),
    onResume: fn(),
    onAgain: fn(),
    onOpenBrowser: fn(),
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '会員が自分の投稿や記録を、ひとつのZIPファイルとして持ち出すページです。読みこみも書きこみも、この端末で行います（Q500）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof DataExportScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: '標準：はじめはすべてを選んである（Q500）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '書き出しを始める' }))
    await expect(args.onStart).toHaveBeenCalledWith({ kinds: [...allKinds], includesMedia: true })
  },
}

export const SomeChosen: Story = {
  name: '一部だけ選ぶ（Q500）',
  play: async ({ canvas, args }) => {
    for (const name of [/^プロフィール/, /の履歴$/, /^コレクション/, /^フォロー/, /^あとで見る/, /^写真と動画/])
      for (const box of canvas.getAllByRole('checkbox', { name })) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: '書き出しを始める' }))
    await expect(args.onStart).toHaveBeenCalledWith({ kinds: ['posts'], includesMedia: false })
  },
}

export const NothingChosen: Story = {
  name: '何も選ばずに始める（Q500）',
  play: async ({ canvas, args }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: '書き出しを始める' }))
    await expect(canvas.getByText('書き出すものを、ひとつ以上選んでください。')).toBeVisible()
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus()
    await expect(args.onStart).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByText('書き出すものを、ひとつ以上選んでください。')).toBeNull()
  },
}

export const Offline: Story = {
  name: 'オフラインで選ぶ',
  decorators: [(Story) => <div data-offline="">{Story()}</div>],
  play: async ({ canvas }) => expect(canvas.getByText('オフラインです。つながると、書き出せます。')).toBeVisible(),
}

export const Loading: Story = {
  name: '読みこみ中：種類ごとの進みぐあい（Q500）',
  args: { state: { phase: 'working', steps, bytes: 0 } },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'フォローの進みぐあい' })
    await expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['100', '240'])
    await expect(canvas.getByText('100 / 240件')).toBeVisible()
    await expect(canvas.getByText('10,240件')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '書き出しをやめる' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const Writing: Story = {
  name: '写真の書きこみ中',
  args: { state: { phase: 'working', steps: withPictures, bytes: 61_400_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,280 / 4,998件（取りこめないもの2件）')).toBeVisible()
    await expect(canvas.getByText('書きこんだ大きさ：61.4 MB')).toBeVisible()
  },
}

export const Failed: Story = {
  name: '失敗：続きから読みこむ（Q502）',
  args: { state: failed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('通信できませんでした')
    await userEvent.click(canvas.getByRole('button', { name: '続きから読みこむ' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  name: '終わった失敗：選び直す（Q502）',
  args: {
    state: {
      phase: 'ended',
      failure: {
        title: 'ファイルを書きこめませんでした',
        cause: '端末の空きが足りないか、保存先への書きこみが許可されませんでした。',
        remedy: '空きを増やすか、書き出すものを減らして、もう一度お試しください。途中のファイルは残していません。',
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('途中のファイルは残していません')
    await userEvent.click(canvas.getByRole('button', { name: '書き出すものを選び直す' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const Stopped: Story = {
  name: 'やめたあと（Q502）',
  args: { state: { phase: 'choosing', isStopped: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('書き出しをやめました。')
    await expect(canvas.getByRole('heading', { name: '内容を選ぶ' })).toHaveFocus()
  },
}

export const Ready: Story = {
  name: '完了：これから保存する（Q502）',
  args: { state: { phase: 'done', result, onSave: fn(), isSaved: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('まだ保存していません。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'ファイルを保存する' }))
    if (args.state.phase === 'done') await expect(args.state.onSave).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  name: '完了：保存を始めた',
  args: { state: { phase: 'done', result, onSave: fn(), isSaved: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('保存を始めました。始まらないときは、もう一度押してください。')).toBeVisible(),
}

export const Saved: Story = {
  name: '完了：選んだ場所に保存した、一部なし（Q503）',
  args: {
    state: { phase: 'done', result: { ...result, missing: 12, incomplete: ['collection', 'coins'] }, isSaved: true },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/写真や動画のうち12件は取りこめませんでした/)).toBeVisible()
    await expect(canvas.getByText('コレクション、コインの履歴は、一部だけが入っています。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度書き出す' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const InHostApp: Story = {
  name: 'アプリの中：ブラウザーで開く',
  args: { way: 'browser' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ブラウザーで開く' }))
    await expect(args.onOpenBrowser).toHaveBeenCalledOnce()
  },
}

export const InOtherWebview: Story = {
  name: 'ブラウザーを開けないアプリの中',
  args: { way: 'elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/アプリの中では、ファイルを保存できません/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /書き出し|ブラウザー/ })).toBeNull()
  },
}

export const Long: Story = { name: 'とても長い文字', args: { state: failed }, ...long }

export const Hostile: Story = {
  name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）',
  args: { state: failed },
  ...hostile,
}
