// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { loading, ready } from '../../../loadable.ts'
import type { EpisodeDetail } from '../event.types.ts'
import { BulletinBoard } from './BulletinBoard.tsx'

afterEach(cleanup)

const episode: EpisodeDetail = {
  id: 'ep',
  title: '公演',
  start: '2026-01-31T11:00:00Z',
  end: '2026-01-31T13:00:00Z',
  event: { title: 'イベント', href: '/event/1' },
  channel: { id: 'todai', name: '灯台放送局', href: '/channel/todai' },
  board: { start: '2026-01-31T11:00:00Z' },
  recording: 'none',
}

/** A board that keeps its search text as state. The button changes the text, as the browser's Back does in the app. */
function Board({ isLoading = false }: { isLoading?: boolean }) {
  const [search, setSearch] = useState('')
  return (
    <>
      <BulletinBoard
        episode={episode}
        board={isLoading ? { items: loading } : { items: ready([]), total: 0 }}
        search={search}
        onSearch={setSearch}
        now="2026-01-31T12:00:00Z"
      />
      <button type="button" onClick={() => setSearch('灯台')}>
        もどる
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /書きこみをさがす/ })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const submit = () => fireEvent.submit(field())

describe('a search in the board (W128)', () => {
  it('keeps the focus in the field', () => {
    render(<Board />)
    act(() => field().focus())
    type('　汽笛　')
    submit()
    expect(field().ownerDocument.activeElement).toBe(field())
    expect(field().value).toBe('汽笛')
  })

  it('shows the searched words in the field when they change from outside, without the error of other words', () => {
    render(<Board />)
    type('あ'.repeat(101))
    submit()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'もどる' }))
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['灯台', 'false'])
  })

  it('announces the number of results in a live region that is there before its text', () => {
    const { rerender } = render(<Board isLoading />)
    const region = screen.getAllByRole('status').find(({ textContent }) => textContent === '')
    type('汽笛')
    submit()
    expect(region?.textContent).toBe('')
    rerender(<Board />)
    expect(region?.textContent).toBe('「汽笛」のある書きこみ 0件')
  })
})
