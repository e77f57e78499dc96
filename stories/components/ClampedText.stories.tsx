import { ClampedText, type ClampedTextProps } from '@tsudoi/design-system/components/ClampedText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

function StatefulClampedText({ children, isOpen: initial }: ClampedTextProps) {
  const [isOpen, setOpen] = useState(initial)
  return (
    <ClampedText isOpen={isOpen} onOpen={() => setOpen(true)} className="max-w-80">
      {children}
    </ClampedText>
  )
}

/** Clamps long texts that users wrote, such as posts in a list. */
const meta = {
  title: '部品/文字/十行までの文 ClampedText',
  component: ClampedText,
  args: { children: 'おたよりを読み、古い歌をうたいます。'.repeat(20), isOpen: false, onOpen: () => {} },
  argTypes: { children: { control: false } },
  render: (args) => <StatefulClampedText {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ClampedText>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '長い文：十行と、続きを読むボタン',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^おたより/)
    await expect(text.clientHeight).toBeLessThan(text.scrollHeight)
    await expect(canvas.getByRole('button', { name: '続きを読む' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  name: 'キーボードで続きを読む：文に焦点がうつる',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '続きを読む' }).focus()
    await userEvent.keyboard('{Enter}')
    const text = canvas.getByText(/^おたより/)
    await expect(text).toHaveFocus()
    await expect(text.clientHeight).toBe(text.scrollHeight)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Short: Story = {
  name: '短い文：ボタンはない',
  args: { children: 'おたよりを読みます。' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
