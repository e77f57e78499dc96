import { loading } from '@tsudoi/design-system/loadable'
import { PresentHistoryScreen } from '@tsudoi/design-system/screens/present/PresentHistoryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { examplePresentHistory, longPresent } from '../../examples/examplePresents.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'

/** The received presents (W154). */
const meta = {
  title: '画面/プレゼント/履歴 PresentHistoryScreen',
  component: PresentHistoryScreen,
  args: { history: pagedExample(examplePresentHistory), hrefs: { box: '/present', history: '/present/history' } },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '受け取ったプレゼントの履歴です（W154）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof PresentHistoryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W154）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '履歴' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('50コイン')).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { history: { items: loading } } }

export const Empty: Story = { name: '空', args: { history: pagedExample([]) } }

export const Failed: Story = { name: '失敗', args: { history: { items: failedLoad() } } }

export const LongName: Story = {
  name: '長い名前',
  args: {
    history: pagedExample([{ ...longPresent, received: '2026-01-31T19:00:00+09:00' }, ...examplePresentHistory]),
  },
}

export const ManyItems: Story = {
  name: '続きが読めなかった',
  args: { history: pagedExample(examplePresentHistory, { more: 'failed', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.history.onMore).toHaveBeenCalledOnce()
  },
}
