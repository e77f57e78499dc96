import { Button } from '@tsudoi/design-system/components/Button'
import { OfflineNote } from '@tsudoi/design-system/components/OfflineNote'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: '部品/操作/オフラインの一言 OfflineNote',
  component: OfflineNote,
  render: (args) => (
    <div className="grid gap-3">
      <OfflineNote {...args} />
      <Button>送信する</Button>
    </div>
  ),
} satisfies Meta<typeof OfflineNote>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  name: 'オフライン：ボタンのそばで言い、ボタンはそのまま押せる（Q282）',
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('オフラインです。つながると、送れます。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '送信する' })).toBeEnabled()
  },
}

export const Online: Story = {
  name: 'つながっている：何もない',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('オフラインです。つながると、送れます。')).not.toBeVisible()
  },
}
