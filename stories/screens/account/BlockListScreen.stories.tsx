import { loading } from '@tsudoi/design-system/loadable'
import { BlockListScreen } from '@tsudoi/design-system/screens/account/BlockListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleBlocks, longNameBlocks } from '../../examples/exampleBlocks.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The page with the fans whom the member has blocked (W061, W153). */
const meta = {
  title: '画面/アカウント/ブロックした人 BlockListScreen',
  component: BlockListScreen,
  args: { fans: pagedExample(exampleBlocks), onBlock: fn(), accountHref: '/account' },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'ブロックした人の一覧です。ここからブロックを解除できます（W061、W153）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof BlockListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W061、W153）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'みおのブロックを解除する' }))
    await expect(args.onBlock).toHaveBeenCalledWith('acc-mio', false)
  },
}

export const Unblocked: Story = {
  name: 'ひとりを解除した（W061、W153）',
  args: {
    fans: pagedExample(
      exampleBlocks.map((fan, at) => ({ ...fan, isHiddenByBlock: at !== 1 })),
      { more: 'idle' },
    ),
  },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'はじめをもう一度ブロックする' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBlock).toHaveBeenCalledWith('acc-hajime', true)
  },
}

export const Loading: Story = { name: '読みこみ中（W061）', args: { fans: { items: loading } } }

export const Empty: Story = {
  name: 'だれもいない（W061、W153）',
  args: { fans: pagedExample([]) },
  parameters: { picture: true },
}

export const Failed: Story = { name: '失敗', args: { fans: { items: failedLoad() } } }

export const MoreFailed: Story = {
  name: '続きの失敗',
  args: { fans: pagedExample(exampleBlocks, { more: 'failed', onMore: fn() }) },
}

export const LongName: Story = { name: '長い名前', args: { fans: pagedExample(longNameBlocks) } }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
