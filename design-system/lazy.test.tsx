// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LazyBoundary, LazyContext, lazyComponent, lazyModule, useLazyModule } from './lazy.tsx'

const Shop = ({ name }: { name: string }) => <p>{name}</p>
const Broken = () => {
  throw new Error('broken')
}
const gone = new TypeError('Failed to fetch dynamically imported module')
const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
const onFailed = vi.fn<(error: unknown) => void>()

/** A button that asks for it, as a page does; a failure takes the question back. */
function Asking({ part: Part }: { part: ReturnType<typeof lazyComponent<{ name: string }>> }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <LazyContext value={{ fetch: (begin) => begin(), onFailed }}>
      <button type="button" onClick={() => setAsked(true)}>
        {isAsked ? '開いている' : '開く'}
      </button>
      {isAsked && <Part name="ショップ" onFailed={() => setAsked(false)} />}
    </LazyContext>
  )
}
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const state = () => [screen.getByRole('button').textContent, screen.queryByText('ショップ') !== null]

afterEach(() => {
  cleanup()
  load.mockReset()
  onFailed.mockReset()
  vi.restoreAllMocks()
})

describe('a lazy component', () => {
  it('is fetched when it is first rendered, once, and stands at once from then on', async () => {
    load.mockResolvedValue(Shop)
    const part = lazyComponent(load)
    expect(load).not.toHaveBeenCalled()
    const { unmount } = render(<Asking part={part} />)
    await press()
    expect(state()).toEqual(['開いている', true])
    unmount()
    render(<Asking part={part} />)
    fireEvent.click(screen.getByRole('button'))
    expect(state()).toEqual(['開いている', true])
    expect(load).toHaveBeenCalledOnce()
  })

  it('that cannot be had is told, takes its question back, and comes when it is asked for anew', async () => {
    load.mockRejectedValueOnce(gone).mockResolvedValueOnce(Shop)
    render(<Asking part={lazyComponent(load)} />)
    await press()
    expect(state()).toEqual(['開く', false])
    expect(onFailed.mock.calls).toEqual([[gone]])
    await press()
    expect(state()).toEqual(['開いている', true])
  })

  it('that throws is told, leaves what stands around it, and is rendered when it is asked for anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let Held: ComponentType<{ name: string }> = Broken
    load.mockResolvedValue((props) => <Held {...props} />)
    render(<Asking part={lazyComponent(load)} />)
    await press()
    expect(state()).toEqual(['開く', false])
    expect(onFailed.mock.calls).toEqual([[new Error('broken')]])
    Held = Shop
    await press()
    expect(state()).toEqual(['開いている', true])
  })

  it('tells nobody when what asked for it has gone', async () => {
    let fail = (_error: unknown) => {}
    load.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    const { unmount } = render(<Asking part={lazyComponent(load)} />)
    await press()
    unmount()
    await act(async () => fail(gone))
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('a lazy module', () => {
  it('is fetched on intent before it is wanted', async () => {
    const begin = vi.fn<() => Promise<{ word: string }>>().mockResolvedValue({ word: 'ここ' })
    const part = lazyModule(begin)
    const Menu = () => {
      const { module, fetchNow } = useLazyModule(part, { wanted: false })
      return (
        <button type="button" onPointerEnter={fetchNow}>
          {module?.word}
        </button>
      )
    }
    render(<Menu />)
    expect(begin).not.toHaveBeenCalled()
    await act(async () => void fireEvent.pointerEnter(screen.getByRole('button')))
    expect(screen.getByRole('button').textContent).toBe('ここ')
  })
})

describe('the boundary of a lazy part', () => {
  it('keeps what throws from its neighbours', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <>
        <LazyBoundary>
          <Broken />
        </LazyBoundary>
        <p>隣</p>
      </>,
    )
    expect(screen.getByText('隣')).toBeTruthy()
  })
})
