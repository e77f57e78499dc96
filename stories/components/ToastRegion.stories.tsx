import { ToastRegion, type ToastMessage } from '@tsudoi/design-system/components/ToastRegion'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

const toasts: ToastMessage[] = [
  { id: '1', text: '灯台放送局をフォローしました。', tone: 'success' },
  { id: '2', text: '今夜19時から公開収録があります。', tone: 'info' },
  { id: '3', text: '通信が切れました。つながりしだい、もう一度送ります。', tone: 'danger' },
]

const meta = {
  title: '部品/重なり/短い知らせ',
  component: ToastRegion,
  args: { toasts, onClose: fn() },
  argTypes: { toasts: { control: false } },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧', parameters: { picture: { modes: ['day', 'stage'], widths: [390] } } }

function Closable({ onClose }: { onClose: (id: string) => void }) {
  const [shown, setShown] = useState(toasts)
  return (
    <ToastRegion
      toasts={shown}
      onClose={(id) => {
        setShown((list) => list.filter((toast) => toast.id !== id))
        onClose(id)
      }}
    />
  )
}

export const Close: Story = {
  name: '閉じる',
  render: ({ onClose }) => <Closable onClose={onClose} />,
  play: async ({ args }) => {
    const toast = screen.getByText('灯台放送局をフォローしました。').closest('li')!
    await userEvent.click(within(toast).getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledWith('1')
    await waitFor(() => expect(screen.queryByText('灯台放送局をフォローしました。')).toBeNull())
    await expect(screen.getByText('今夜19時から公開収録があります。')).toBeVisible()
  },
}
