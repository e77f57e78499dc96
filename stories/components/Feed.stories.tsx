import { Feed } from '@tsudoi/design-system/components/Feed'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

interface Item {
  id: string
  words: string
}
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `item-${at}`, words: `${at + 1}通目 `.repeat(1 + ((at * 7) % 40)) }))

/** A list of any length, of articles of any height (WAI-ARIA feed). */
const meta = {
  title: '部品/たよりの一覧',
  component: Feed<Item>,
  args: {
    items: items(5_000),
    keyOf: ({ id }) => id,
    label: 'おたより',
    children: ({ words }) => <p className="border-b border-hair py-3">{words}</p>,
  },
  decorators: [
    (Story) => (
      <>
        <a href="#before">前のリンク</a>
        <Story />
        <a href="#behind">後のリンク</a>
      </>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Feed<Item>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '5千件：画面のまわりにある分だけがページにある（W157）',
  play: async ({ canvas }) => {
    const feed = canvas.getByRole('feed', { name: 'おたより' })
    await waitFor(() => expect(feed).toHaveAttribute('aria-busy', 'false'))
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '5000')
    await expect(feed.querySelectorAll('article').length).toBeLessThan(60)
  },
}

export const ByKeyboard: Story = {
  name: 'キーボード：PageDownで次、PageUpで前、Ctrl+Endで一覧の後、Ctrl+Homeで前',
  args: { items: items(3) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    first?.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('link', { name: '後のリンク' })).toHaveFocus()
    first?.focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('link', { name: '前のリンク' })).toHaveFocus()
  },
}

export const HasMore: Story = {
  name: '続きがある：全部で何件かは、まだ言わない',
  args: { items: items(3), hasMore: true, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('article')[2]).toHaveAttribute('aria-setsize', '-1')
  },
}
