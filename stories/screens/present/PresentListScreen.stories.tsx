import { loading } from '@tsudoi/design-system/loadable'
import { PresentListScreen } from '@tsudoi/design-system/screens/present/PresentListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { examplePresents, longPresent } from '../../examples/examplePresents.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The waiting presents (W154). */
const meta = {
  title: '画面/プレゼント/受け取る PresentListScreen',
  component: PresentListScreen,
  args: {
    presents: pagedExample(examplePresents),
    now: exampleNow,
    order: 'latest',
    receipts: {},
    all: { state: 'idle' },
    onReceive: fn(),
    onReceiveAll: fn(),
    hrefs: {
      box: '/present',
      history: '/present/history',
      otherOrder: '/present?order=oldest',
      collection: '/collection',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '受け取りを待つプレゼントの一覧です。ひとつずつ、またはまとめて受け取れます（W154）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof PresentListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W154）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('受け取り期限まで残り9時間')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '古い順にならべる' })).toHaveAttribute(
      'href',
      '/present?order=oldest',
    )
  },
}

export const Offline: Story = {
  name: 'オフライン：受け取れないことを、ボタンのそばで言う（Q282）',
  globals: { network: 'offline' },
  play: async ({ canvas }) => expect(canvas.getByText('オフラインです。つながると、受け取れます。')).toBeVisible(),
}

export const Press: Story = {
  name: '一つずつ、まとめて',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '200コインを受け取る' }))
    await expect(args.onReceive).toHaveBeenCalledWith('anniversary')
    await userEvent.click(canvas.getByRole('button', { name: 'すべて受け取る' }))
    await expect(args.onReceiveAll).toHaveBeenCalledOnce()
  },
}

export const Oldest: Story = {
  name: '古い順（W154）',
  args: { presents: pagedExample(examplePresents.toReversed()), order: 'oldest' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '新しい順にならべる' })).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { presents: { items: loading } } }

export const Empty: Story = {
  name: '空（W154）',
  args: { presents: pagedExample([]) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'すべて受け取る' })).toBeNull(),
}

export const Failed: Story = { name: '失敗', args: { presents: { items: failedLoad() } } }

export const Receipts: Story = {
  name: '一つずつ受け取ったあと',
  args: { receipts: { anniversary: 'received', diary: 'receiving', invitation: 'limited', vote: 'gone' } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('持てる数の上限です。数が減ると受け取れます。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '200コイン：受け取りました' }))
    await userEvent.click(canvas.getByRole('button', { name: '朝もやの湖を受け取っています' }))
    await expect(args.onReceive).not.toHaveBeenCalled()
  },
}

export const ReceivedAll: Story = {
  name: 'すべて受け取ったあと、上限で残った',
  args: {
    presents: pagedExample(examplePresents.slice(2, 3)),
    all: { state: 'done', received: examplePresents.slice(0, 2).map(({ asset }) => asset), isLimited: true },
  },
  play: async ({ canvas }) => {
    const result = canvas.getByText('200コインと朝もやの湖を受け取りました').parentElement
    await expect(result).toHaveTextContent('このボックスに残しました')
    await expect(result).toHaveFocus()
  },
}

export const ReceivedNothing: Story = {
  name: 'どれも受け取れなかった',
  args: { all: { state: 'done', received: [], isLimited: true } },
  play: async ({ canvas }) => expect(canvas.getByText('受け取れたプレゼントはありません')).toBeVisible(),
}

export const ReceivingAll: Story = {
  name: 'すべて受け取っている',
  args: { all: { state: 'receiving' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '受け取っています' }))
    await expect(args.onReceiveAll).not.toHaveBeenCalled()
  },
}

export const LongName: Story = { name: '長い名前', args: { presents: pagedExample([longPresent, ...examplePresents]) } }

export const ManyItems: Story = {
  name: '続きがある',
  args: { presents: pagedExample(examplePresents, { more: 'idle', onMore: fn() }) },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
