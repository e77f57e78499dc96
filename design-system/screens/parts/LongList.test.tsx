// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LongList } from './LongList.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row-${at}` }))

afterEach(cleanup)

describe('a long list', () => {
  it('renders the rows of an appended page without re-rendering the earlier ones (W085)', async () => {
    const row = vi.fn<(item: { id: string }, at: number) => string>(({ id }, at) => `${at}: ${id}`)
    const list = (items: { id: string }[]) => (
      <LongList items={items} row="" rowHeight="">
        {row}
      </LongList>
    )
    const items = rows(1_000)
    const { rerender } = render(list(items))
    row.mockClear()
    const behind = [...items, ...rows(1_020).slice(1_000)]
    await act(async () => rerender(list(behind)))
    expect(screen.getAllByRole('listitem')).toHaveLength(1_020)
    expect(row.mock.calls.map(([{ id }]) => id)).toEqual(behind.slice(1_000).map(({ id }) => id))
  })

  it('passes each row its index, and re-renders a row whose item has changed', async () => {
    const row = ({ id }: { id: string }, at: number) => `${at}: ${id}`
    const list = (items: { id: string }[]) => (
      <LongList items={items} row="" rowHeight="">
        {row}
      </LongList>
    )
    const { rerender } = render(list(rows(45)))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      rows(45).map(({ id }, at) => `${at}: ${id}`),
    )
    await act(async () => rerender(list(rows(45).with(30, { id: 'other' }))))
    expect(screen.getAllByRole('listitem')[30]?.textContent).toBe('30: other')
  })
})
