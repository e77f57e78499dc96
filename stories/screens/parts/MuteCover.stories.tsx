import { MuteCover } from '@tsudoi/design-system/screens/parts/MuteCover'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { hostileMutes } from '../../examples/exampleMutes.ts'

/** The cover over content with muted words (Q512). */
const meta = {
  title: '画面/共通/ミュートした言葉のおおい MuteCover',
  component: MuteCover,
  args: { words: ['最終回', '曲目'], onOpen: fn(), listHref: '/mypage/mutes', what: 'この投稿' },
  parameters: {
    docs: {
      description: {
        component:
          'ミュートした言葉のある投稿、書きこみ、プロフィールの代わりに出ます。中身は、押すまでページにありません（Q512）。',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof MuteCover>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（Q512）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'この投稿を表示する' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Reason: Story = {
  name: '理由は、押してから（Q512）',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('最終回')).toBeNull()
    const reason = canvas.getByRole('button', { name: '理由' })
    reason.focus()
    await userEvent.keyboard('{Enter}')
    await expect(reason).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('最終回')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '見たくない言葉の一覧' })).toHaveAttribute('href', '/mypage/mutes')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('最終回')).toBeNull()
  },
}

export const Hostile: Story = {
  name: '理由が、とても長い言葉や右から左の文字',
  args: { words: hostileMutes.map(({ word }) => word) },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: '理由' })),
}
