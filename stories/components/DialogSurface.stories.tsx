import { DialogSurface } from '@tsudoi/design-system/components/DialogSurface'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tsudoi/design-system/components/Button'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inFrame } from '../inFrame.ts'

const meta = {
  title: '部品/重なり/ダイアログの面 DialogSurface',
  component: DialogSurface,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'どこに立つかは使う側が決める',
    children: <p>題、閉じるボタン、中でめくれる本文、下に残る足。ダイアログとシートが分け合う面です。</p>,
    className: 'inset-x-0 top-0 m-auto w-75',
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: { docs: inFrame },
} satisfies Meta<typeof DialogSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: '一覧' }

export const Close: Story = {
  name: '閉じるボタン',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'どこに立つかは使う側が決める' })
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** A button in the footer adds a long note to it, as a changed price does. */
function GrowingFooter() {
  const [hasNote, setNote] = useState(false)
  return (
    <>
      {hasNote && <p>{'値段が変わりました。もう一度お確かめください。'.repeat(12)}</p>}
      <Button isFullWidth onClick={() => setNote(!hasNote)}>
        もう一度
      </Button>
    </>
  )
}

export const Tight: Story = {
  name: '足がのびて本文に三行入らないあいだは、全体を送る',
  args: {
    className: 'inset-0 m-auto h-fit max-h-75 w-75',
    children: <p>{'長い本文です。'.repeat(80)}</p>,
    footer: <GrowingFooter />,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const body = dialog.querySelector<HTMLElement>('[tabindex="0"]')!
    const isBodyScrolling = () => body.scrollHeight > body.clientHeight
    await waitFor(() => expect(isBodyScrolling()).toBe(true))
    await userEvent.click(within(dialog).getByRole('button', { name: 'もう一度' }))
    await waitFor(() => expect(isBodyScrolling()).toBe(false))
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await userEvent.click(within(dialog).getByRole('button', { name: 'もう一度' }))
    await waitFor(() => expect(isBodyScrolling()).toBe(true))
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight)
  },
}
