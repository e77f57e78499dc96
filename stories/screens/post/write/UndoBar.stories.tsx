import { UndoBar } from '@tsudoi/design-system/screens/post/write/UndoBar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inFrame } from '../../../inFrame.ts'

/** The bar with which the user can restore a deleted post (S054). */
const meta = {
  title: '画面/投稿/書く/削除の取り消し UndoBar',
  component: UndoBar,
  args: { count: 1, onUndo: fn(), onHold: fn() },
  parameters: {
    docs: { ...inFrame, description: { component: '削除した投稿を、しばらくの間だけ元にもどせる帯です（S054）。' } },
  },
} satisfies Meta<typeof UndoBar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：元にもどせる（S054）',
  parameters: { picture: { widths: [390] } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '元にもどす' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

export const Held: Story = {
  name: 'ポインターかフォーカスがあるあいだは消えない（S054、Q217）',
  play: async ({ canvasElement, args }) => {
    const undo = within(canvasElement).getByRole('button', { name: '元にもどす' })
    await userEvent.hover(undo)
    await userEvent.unhover(undo)
    await userEvent.tab()
    await expect(undo).toHaveFocus()
    await userEvent.tab()
    await expect(args.onHold).toHaveBeenCalledTimes(4)
    for (const [at, by, isHeld] of [
      [1, 'pointer', true],
      [2, 'pointer', false],
      [3, 'focus', true],
      [4, 'focus', false],
    ] as const)
      await expect(args.onHold).toHaveBeenNthCalledWith(at, by, isHeld)
  },
}

export const ByKeyboard: Story = {
  name: 'キーボードでもどすと、ページのはじめにフォーカスが残る（S054、WCAG 2.4.3）',
  render: function UndoablePage({ onUndo, ...args }) {
    const [count, setCount] = useState(1)
    const undo = () => {
      onUndo()
      setCount(0)
    }
    return (
      <main>
        <h1>投稿</h1>
        <UndoBar {...args} count={count} onUndo={undo} />
      </main>
    )
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('heading', { name: '投稿' })).toHaveFocus()
  },
}

export const Several: Story = { name: '何件か', args: { count: 3 } }
export const None: Story = { name: 'なにもない', args: { count: 0 } }
