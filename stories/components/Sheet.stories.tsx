import { Button } from '@tsudoi/design-system/components/Button'
import { Sheet, type SheetProps } from '@tsudoi/design-system/components/Sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectClearOfNotch, withNotch } from './parts/withNotch.ts'
import { inFrame } from '../inFrame.ts'

function OnAPage({ open: initial, ...sheet }: SheetProps) {
  const [open, setOpen] = useState(initial)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        ならび順をえらぶ
      </Button>
      <Sheet {...sheet} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: '部品/重なり/シート Sheet',
  component: Sheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'ならび順',
    side: 'bottom',
    children: (
      <ul>
        {['新しい順', '手に入れた順', 'めずらしい順'].map((label) => (
          <li key={label} className="border-b border-hair py-3">
            {label}
          </li>
        ))}
      </ul>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => <OnAPage {...args} />,
  parameters: { docs: inFrame },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧・下から', args: { open: true }, parameters: { picture: {} } }

export const Right: Story = {
  name: '一覧・右から',
  args: { open: true, side: 'right', title: 'メニュー' },
  parameters: { picture: {} },
}

export const OpenAndClose: Story = {
  name: '閉じると焦点が戻る',
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'ならび順をえらぶ' })
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'ならび順' })
    await userEvent.click(within(sheet).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Notch: Story = {
  name: '切り欠きのある電話で、とじるボタンは隠れない',
  globals: { viewport: { value: 'phone' } },
  beforeEach: withNotch,
  args: {
    open: true,
    children: Array.from({ length: 40 }, (_, at) => <p key={at}>第{at + 1}条　会員は、コインを手に入れます。</p>),
  },
  play: async () => {
    await expectClearOfNotch(await screen.findByRole('button', { name: '閉じる' }))
  },
}
