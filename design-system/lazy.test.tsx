// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LazyBoundary, LazyContext, lazyComponent, lazyModule, lazyOnPress, useLazyModule } from './lazy.tsx'

const Shop = ({ name }: { name: string }) => <p>{name}</p>
const Broken = () => {
  throw new Error('broken')
}
const gone = new TypeError('Failed to fetch dynamically imported module')
const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
const onFailed = vi.fn<(error: unknown) => void>()

/** A button that asks for it, as a page does; a failure takes the question back. */
function Asking({ part: Part }: { part: ReturnType<typeof lazyOnPress<{ name: string }>> }) {
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
const Page = ({ part: Part }: { part: ComponentType<{ name: string }> }) => (
  <LazyContext value={{ fetch: (begin) => begin(), onFailed }}>
    <button type="button">押す</button>
    <Part name="ショップ" />
  </LazyContext>
)
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const state = () => [screen.getByRole('button').textContent, screen.queryByText('ショップ') !== null]

afterEach(() => {
  cleanup()
  load.mockReset()
  onFailed.mockReset()
  vi.restoreAllMocks()
})

describe('a lazy component that a press opens', () => {
  it('is fetched when it is first rendered, once, and stands at once from then on', async () => {
    load.mockResolvedValue(Shop)
    const part = lazyOnPress(load)
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
    render(<Asking part={lazyOnPress(load)} />)
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
    render(<Asking part={lazyOnPress(load)} />)
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
    const { unmount } = render(<Asking part={lazyOnPress(load)} />)
    await press()
    unmount()
    await act(async () => fail(gone))
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('a lazy component of the page itself', () => {
  it('renders nothing after a failed load, and loads again with the next click anywhere', async () => {
    load.mockRejectedValueOnce(gone).mockResolvedValueOnce(Shop)
    const Part = lazyComponent(load)
    await act(async () => void render(<Page part={Part} />))
    expect([screen.queryByText('ショップ'), onFailed.mock.calls]).toEqual([null, [[gone]]])
    await press()
    expect(screen.getByText('ショップ')).toBeTruthy()
  })

  it('loads again when the browser is online again, and fails once more without an endless loop', async () => {
    load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValueOnce(Shop)
    const Part = lazyComponent(load)
    await act(async () => void render(<Page part={Part} />))
    const comesOnline = () => act(async () => void dispatchEvent(new Event('online')))
    await comesOnline()
    expect([screen.queryByText('ショップ'), load.mock.calls.length]).toEqual([null, 2])
    await comesOnline()
    expect(screen.getByText('ショップ')).toBeTruthy()
  })

  it('cannot be closed: the type checker sends what has `onClose` to lazyOnPress', () => {
    const Dialog: ComponentType<{ onClose: () => void }> = () => null
    // @ts-expect-error -- A dialog without `onFailed` could never be opened again.
    lazyComponent(() => Promise.resolve(Dialog))
    const Part = lazyOnPress(() => Promise.resolve(Dialog))
    // @ts-expect-error -- `onFailed` is required.
    expect(<Part onClose={() => {}} />).toBeTruthy()
  })
})

describe('a lazy module', () => {
  it('is fetched on intent before it is wanted', async () => {
    const begin = vi.fn<() => Promise<{ word: string }>>().mockResolvedValue({ word: 'ここ' })
    const part = lazyModule(begin)
    const Menu = () => {
      const { module, fetchNow } = useLazyModule(part, { wanted: false, onFailed: 'retry' })
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
