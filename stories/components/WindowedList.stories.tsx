import { WindowedList } from '@tsudoi/design-system/components/WindowedList'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

interface Row {
  id: string
  words: string
}
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `row-${at}`, words: `${at + 1}番 `.repeat(1 + ((at * 7) % 40)) }))

/** Lists with thousands of rows, of which only the visible ones are in the DOM. */
const meta = {
  title: '部品/一覧/長い一覧 WindowedList',
  component: WindowedList<Row>,
  args: {
    items: rows(10_000),
    keyOf: ({ id }) => id,
    estimate: 40,
    children: ({ words }) => <p className="border-b border-hair py-2">{words}</p>,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WindowedList<Row>>

export default meta
type Story = StoryObj<typeof meta>

const shown = (list: HTMLElement) => [...list.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))

export const Ready: Story = {
  name: '1万行：どこまで送っても、画面にある分だけ（W157）',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(shown(list).length).toBeGreaterThan(5))
    await expect(shown(list)[0]).toBe('row-0')
    for (const part of [0.5, 1]) {
      scrollTo(0, document.documentElement.scrollHeight * part)
      await waitFor(() => expect(shown(list)).not.toContain('row-0'))
      await expect(list.querySelectorAll('*').length).toBeLessThan(120)
    }
    // Scrolls until the end is reached: measuring rows during the scroll changes the length of the list.
    await waitFor(async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      const last = canvas.getByText(/^10000番/).closest('li')
      await expect(last).toHaveAttribute('aria-posinset', '10000')
      await expect(last).toHaveAttribute('aria-setsize', '10000')
    })
    scrollTo(0, 0)
    await waitFor(() => expect(shown(list)[0]).toBe('row-0'))
  },
}

export const Short: Story = {
  name: '短い一覧：すべてがある',
  args: { items: rows(3) },
  play: async ({ canvas }) => expect(shown(canvas.getByRole('list'))).toEqual(['row-0', 'row-1', 'row-2']),
}
