import { RemindButton } from '@tsudoi/design-system/screens/parts/RemindButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

/** The button that sets a reminder of a deadline or an event (Q508). */
const meta = {
  title: '画面/共通/リマインド RemindButton',
  component: RemindButton,
  args: { isSet: false, isPending: false, isRefused: false, onToggle: fn(), settingsHref: '/mypage/reminders' },
  parameters: {
    docs: {
      description: {
        component: '期限やイベントのリマインドを設定するボタンです。もう一度押すと、取り消します（Q508）。',
      },
    },
  },
} satisfies Meta<typeof RemindButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'リマインド' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(args.onToggle).toHaveBeenCalledWith(true)
  },
}

export const Set: Story = {
  name: '設定ずみ',
  args: { isSet: true, remindAt: '2026-01-31T10:00:00Z' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'リマインドを設定ずみ' }))
    await expect(args.onToggle).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('status')).toHaveTextContent('2026/01/31(土) 19:00ごろに届きます。')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/mypage/reminders')
  },
}

export const Pending: Story = { name: '送信中', args: { isPending: true } }

export const Refused: Story = {
  name: 'まだ受け取れない',
  args: { isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('まだ通知を受け取れません。')
    await expect(canvas.getByRole('link', { name: 'お知らせの受け取り' })).toBeVisible()
  },
}
