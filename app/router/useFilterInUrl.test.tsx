// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  BrowserRouter,
  Link,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFilterInUrl } from './useFilterInUrl.ts'

const query = {
  read: (search: string) => new URLSearchParams(search).get('q') ?? '',
  write: (words: string) => (words ? `?q=${words}` : ''),
}

function List() {
  const { filter, setFilter } = useFilterInUrl(query)
  const navigate = useNavigate()
  return (
    <>
      <input value={filter} onChange={({ target }) => setFilter(target.value)} />
      <Link to="/channel">a result</Link>
      <button type="button" onKeyDown={() => void navigate('/channel')}>
        a suggestion
      </button>
    </>
  )
}

/** Keeps the list visible while the next page loads, as `ShownPage` does. */
function Shown({ children }: { children: ReactNode }) {
  const target = useLocation()
  const location = target.pathname === '/search' ? target : { ...target, pathname: '/search', search: '', key: 'left' }
  return <LocationContext value={{ location, navigationType: NavigationType.Push }}>{children}</LocationContext>
}

const field = () => screen.getByRole('textbox') as HTMLInputElement
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const url = () => location.pathname + location.search

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/search')
  render(
    <BrowserRouter>
      <Shown>
        <List />
      </Shown>
    </BrowserRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a filter that is typed into a field', () => {
  it('is written to the URL after a pause, without a new history entry', () => {
    const before = history.length
    type('star')
    expect(url()).toBe('/search')
    act(() => void vi.advanceTimersByTime(1_000))
    expect([url(), history.length]).toEqual(['/search?q=star', before])
  })

  it.each([
    ['by a link', () => fireEvent.click(screen.getByRole('link'))],
    ['by Enter', () => fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })],
  ])('is in the URL of its history entry even if the user opens another page %s at once (Q496)', async (_how, open) => {
    const replaced = vi.spyOn(history, 'replaceState')
    type('star')
    open()
    expect(url()).toBe('/channel')
    expect(replaced.mock.calls.map(([, , address]) => address)).toEqual(['/search?q=star'])
  })

  it('never replaces the URL of a page that the user opens while it is being typed', () => {
    fireEvent.click(screen.getByRole('link'))
    type('star')
    act(() => void vi.advanceTimersByTime(1_000))
    expect(url()).toBe('/channel')
  })
})
