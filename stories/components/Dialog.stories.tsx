import { Button } from '@tsudoi/design-system/components/Button'
import { CoinText } from '@tsudoi/design-system/components/CoinText'
import { Dialog, type DialogProps } from '@tsudoi/design-system/components/Dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectClearOfNotch, withNotch } from './parts/withNotch.ts'
import { inFrame } from '../inFrame.ts'

const pressed = fn()

/** A page behind the dialog: one button opens the dialog, another shows whether the page is operable again. */
function OnAPage({ open: initial, ...dialog }: DialogProps) {
  const [open, setOpen] = useState(initial)
  return (
    <div className="flex flex-wrap gap-4">
      <Button onClick={() => setOpen(true)}>提供割合を見る</Button>
      <Button variant="outline" onClick={pressed}>
        後ろのページ
      </Button>
      <Dialog {...dialog} open={open} onOpenChange={setOpen} />
    </div>
  )
}

const meta = {
  title: '部品/重なり/ダイアログ・モーダル Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'コインの内わけ',
    description: '有償コインは買ったもの、無償コインはもらったものです。',
    children: (
      <ul className="grid gap-2">
        <li>
          <CoinText value={2400} kind="paid" />
        </li>
        <li>
          <CoinText value={880} kind="free" />
        </li>
      </ul>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => <OnAPage {...args} />,
  parameters: { docs: inFrame },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  args: { open: true, footer: <Button isFullWidth>ショップをひらく</Button> },
}

export const Long: Story = {
  name: '長い中身は中でめくる（S118、W162）',
  parameters: { picture: { widths: [390] } },
  args: {
    open: true,
    footer: <Button isFullWidth>同意する</Button>,
    children: Array.from({ length: 30 }, (_, at) => (
      <p key={at} className="mb-6 text-reading">
        第{at + 1}条　会員は、集いが定める方法でコインを手に入れ、ガチャを引くことができます。
      </p>
    )),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'コインの内わけ' })
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(globalThis.innerHeight * 0.98)
    await expect(within(dialog).getByRole('button', { name: '同意する' })).toBeVisible()
  },
}

export const OpenAndClose: Story = {
  name: '閉じると焦点が戻り、後ろのページを押せる（W162）',
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: '提供割合を見る' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'コインの内わけ' })
    await expect(dialog).toHaveAccessibleDescription('有償コインは買ったもの、無償コインはもらったものです。')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: '後ろのページ' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const Tabbing: Story = {
  name: 'Tabキーはダイアログの中をめぐる',
  args: { open: true, footer: <Button isFullWidth>ショップをひらく</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
}

export const Notch: Story = {
  name: '切り欠きのある電話で、どの端も隠れない',
  globals: { viewport: { value: 'phone' } },
  beforeEach: withNotch,
  args: {
    open: true,
    children: Array.from({ length: 40 }, (_, at) => <p key={at}>第{at + 1}条　会員は、コインを手に入れます。</p>),
  },
  play: async () => {
    await expectClearOfNotch(await screen.findByRole('dialog'))
  },
}

export const WithTrigger: Story = {
  name: '開くボタンごと渡すと、開いているかを自分でおぼえる',
  render: ({ title, description, children }) => (
    <Dialog title={title} description={description} trigger={<Button>内わけを見る</Button>}>
      {children}
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '内わけを見る' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('dialog', { name: 'コインの内わけ' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
