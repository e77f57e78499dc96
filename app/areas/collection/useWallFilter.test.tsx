import { act, renderHook } from '@testing-library/react'
import { emptyWallFilter } from '@tsudoi/design-system/screens/collection/collection.rules'
import { useEffect, useState, type ReactNode } from 'react'
import {
  BrowserRouter,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWallFilter } from './useWallFilter.ts'

/** Provides the location one render late, as the router does after a navigation (router/useVisiblePage.ts). */
function Arriving({ children }: { children: ReactNode }) {
  const wanted = useLocation()
  const [location, setLocation] = useState(wanted)
  // Renders once more after the URL has changed, as useVisiblePage does.
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is what this tests
  useEffect(() => setLocation(wanted), [wanted])
  return <LocationContext value={{ location, navigationType: NavigationType.Replace }}>{children}</LocationContext>
}

function openWall() {
  const shown: string[] = []
  const { result } = renderHook(
    () => {
      const wall = useWallFilter()
      shown.push(wall.filter.words)
      return { ...wall, navigate: useNavigate() }
    },
    {
      wrapper: ({ children }) => (
        <BrowserRouter useTransitions={false}>
          <Arriving>{children}</Arriving>
        </BrowserRouter>
      ),
    },
  )
  const type = (words: string) => act(() => result.current.setFilter({ ...emptyWallFilter, words }))
  return { shown, result, type }
}

const rest = () =>
  act(() => {
    vi.advanceTimersByTime(1_000)
  })

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/collection')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the text filter of the collection’s wall (R064, R065, W096)', () => {
  it('is written to the URL after a pause in typing, and loses no typed letter', () => {
    const { shown, type } = openWall()
    type('灯')
    type('灯台')
    rest()
    expect(location.search).toBe(`?q=${encodeURIComponent('灯台')}`)
    expect(shown.slice(shown.indexOf('灯台'))).not.toContain('')
    type('')
    rest()
    expect(location.search).toBe('')
    expect(shown.at(-1)).toBe('')
  })

  it('keeps a letter that the user types while the app writes the filter to the URL', () => {
    const { result, type } = openWall()
    type('灯')
    act(() => {
      vi.advanceTimersByTime(300)
      result.current.setFilter({ ...emptyWallFilter, words: '灯台' })
    })
    expect(result.current.filter.words).toBe('灯台')
    rest()
    expect(location.search).toBe(`?q=${encodeURIComponent('灯台')}`)
  })

  it('changes when Back or a link changes the URL', () => {
    const { result, type } = openWall()
    type('灯')
    rest()
    act(() => void result.current.navigate('/collection?kind=photo'))
    expect(result.current.filter).toEqual({ ...emptyWallFilter, kind: 'photo' })
    rest()
    expect(location.search).toBe('?kind=photo')
  })
})
