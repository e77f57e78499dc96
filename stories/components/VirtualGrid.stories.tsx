import { VirtualGrid } from '@tsudoi/design-system/components/VirtualGrid'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'

const names = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}番`)

/** A grid of any length (WAI-ARIA grid). */
const meta = {
  title: '部品/一覧/大きな壁 VirtualGrid',
  component: VirtualGrid<string>,
  args: {
    items: names(2_000),
    keyOf: (name) => name,
    label: '座席',
    columnsFor: () => 4,
    children: (name, cell) => (
      <button type="button" {...cell} className="min-h-20 w-full border-b border-hair">
        {name}
      </button>
    ),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof VirtualGrid<string>>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  name: 'キーボード：矢印、Home、End、Ctrl+Endで端まで',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: '座席' })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '500'))
    grid.querySelector<HTMLElement>('[data-cell="1番"]')?.focus()
    const isAt = (name: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(name))
    for (const [keys, name] of [
      ['{ArrowRight}', '2番'],
      ['{ArrowDown}', '6番'],
      ['{End}', '8番'],
      ['{Home}', '5番'],
      ['{Control>}{End}{/Control}', '2000番'],
      ['{Control>}{Home}{/Control}', '1番'],
    ] as const) {
      await userEvent.keyboard(keys)
      await isAt(name)
    }
  },
}

export const Removed: Story = {
  name: '見ていたものがなくなる：フォーカスは次のものへ',
  render: function Shrinking(args) {
    const [items, setItems] = useState(args.items)
    return (
      <VirtualGrid {...args} items={items}>
        {(name, cell) => (
          <button
            type="button"
            {...cell}
            className="min-h-20 w-full"
            onClick={() => setItems(items.filter((each) => each !== name))}
          >
            {name}
          </button>
        )}
      </VirtualGrid>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3番' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('4番'))
  },
}

/** A page heading that has the focus before the grid is rendered, as after a navigation. */
function Heading({ onFocused }: { onFocused: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useEffectEvent(() => {
    heading.current?.focus()
    onFocused()
  })
  useEffect(() => focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      座席の表
    </h1>
  )
}

export const Returned: Story = {
  name: '戻ってきた：見出しにフォーカスがあっても、いたものに戻る（W096）',
  args: { place: { key: '41番', at: 40, top: 200, hasFocus: true } },
  render: function Arriving(args) {
    const [isThere, setThere] = useState(false)
    return (
      <main>
        <Heading onFocused={() => setThere(true)} />
        {isThere && <VirtualGrid {...args} />}
      </main>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '41番' })).toHaveFocus())
  },
}
