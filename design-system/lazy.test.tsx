// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  LazyBoundary,
  LazyContext,
  lazyComponent,
  lazyModule,
  lazyOnPress,
  ServerMarkupContext,
  useLazyModule,
} from './lazy.tsx'

const Shop = ({ name }: { name: string }) => <p>{name}</p>
const Broken = () => {
  throw new Error('broken')
}
const gone = new TypeError('Failed to fetch dynamically imported module')
const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
const onFailed = vi.fn<(error: unknown) => void>()

/** A page with a button that opens the lazy part. If the part fails, the page closes it again. */
function Opener({ part: Part }: { part: ReturnType<typeof lazyOnPress<{ name: string }>> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <LazyContext value={{ fetch: (begin) => begin(), onFailed }}>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? '開いている' : '開く'}
      </button>
      {isOpen && <Part name="ショップ" onFailed={() => setOpen(false)} />}
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

describe('a lazily loaded component that opens on a press (lazyOnPress)', () => {
  it('is loaded once, when it is first rendered, and renders without waiting from then on', async () => {
    load.mockResolvedValue(Shop)
    const part = lazyOnPress(load)
    expect(load).not.toHaveBeenCalled()
    const { unmount } = render(<Opener part={part} />)
    await press()
    expect(state()).toEqual(['開いている', true])
    unmount()
    render(<Opener part={part} />)
    fireEvent.click(screen.getByRole('button'))
    expect(state()).toEqual(['開いている', true])
    expect(load).toHaveBeenCalledOnce()
  })

  it('reports an error and closes when its file fails to load, and is loaded again by the next press', async () => {
    load.mockRejectedValueOnce(gone).mockResolvedValueOnce(Shop)
    render(<Opener part={lazyOnPress(load)} />)
    await press()
    expect(state()).toEqual(['開く', false])
    expect(onFailed.mock.calls).toEqual([[gone]])
    await press()
    expect(state()).toEqual(['開いている', true])
  })

  it('reports an error and closes when it throws, without affecting the page, and is rendered again by the next press', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let Content: ComponentType<{ name: string }> = Broken
    load.mockResolvedValue((props) => <Content {...props} />)
    render(<Opener part={lazyOnPress(load)} />)
    await press()
    expect(state()).toEqual(['開く', false])
    expect(onFailed.mock.calls).toEqual([[new Error('broken')]])
    Content = Shop
    await press()
    expect(state()).toEqual(['開いている', true])
  })

  it('reports no error when its load fails after the component was unmounted', async () => {
    let fail = (_error: unknown) => {}
    load.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    const { unmount } = render(<Opener part={lazyOnPress(load)} />)
    await press()
    unmount()
    await act(async () => fail(gone))
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('a lazily loaded part of a page', () => {
  it('renders nothing after a failed load, and is loaded by the next click anywhere on the page', async () => {
    load.mockRejectedValueOnce(gone).mockResolvedValueOnce(Shop)
    const Part = lazyComponent(load)
    await act(async () => void render(<Page part={Part} />))
    expect([screen.queryByText('ショップ'), onFailed.mock.calls]).toEqual([null, [[gone]]])
    await press()
    expect(screen.getByText('ショップ')).toBeTruthy()
  })

  it('is loaded when the browser is online again, and is not retried endlessly when that load fails', async () => {
    load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValueOnce(Shop)
    const Part = lazyComponent(load)
    await act(async () => void render(<Page part={Part} />))
    const comesOnline = () => act(async () => void dispatchEvent(new Event('online')))
    await comesOnline()
    expect([screen.queryByText('ショップ'), load.mock.calls.length]).toEqual([null, 2])
    await comesOnline()
    expect(screen.getByText('ショップ')).toBeTruthy()
  })

  it('is rejected by the type checker when it has the prop `onClose`, which needs lazyOnPress', () => {
    const Dialog: ComponentType<{ onClose: () => void }> = () => null
    // @ts-expect-error -- A dialog without `onFailed` could never be opened again.
    lazyComponent(() => Promise.resolve(Dialog))
    const Part = lazyOnPress(() => Promise.resolve(Dialog))
    // @ts-expect-error -- `onFailed` is required.
    expect(<Part onClose={() => {}} />).toBeTruthy()
  })
})

describe('the module of a lazily loaded component', () => {
  it('starts to load when the pointer enters the component’s button, before the press', async () => {
    const begin = vi.fn<() => Promise<{ word: string }>>().mockResolvedValue({ word: 'ここ' })
    const part = lazyModule(begin)
    const Menu = () => {
      const { module, fetchNow } = useLazyModule(part, { isWanted: false, onFailed: 'retry' })
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

describe('the error boundary around a lazily loaded part', () => {
  it('keeps the rest of the page on the screen when the part throws', () => {
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

describe('a lazily loaded component in the HTML of a server', () => {
  /** Hydrates a page as a server sends it, in a browser that has not loaded the part yet. */
  async function hydratePage(shop: ComponentType<{ name: string }>) {
    const onServer = lazyComponent(() => Promise.resolve(shop))
    await onServer.load()
    const page = (part: ComponentType<{ name: string }>) => (
      <ServerMarkupContext value>
        <Page part={part} />
      </ServerMarkupContext>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page(onServer))
    document.body.append(container)
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    await act(async () => void render(page(lazyComponent(load)), { container, hydrate: true, onRecoverableError }))
    return onRecoverableError
  }

  it('stays visible while its module loads, and is then hydrated without replacing its element', async () => {
    const loading = Promise.withResolvers<ComponentType<{ name: string }>>()
    load.mockReturnValue(loading.promise)
    const onRecoverableError = await hydratePage(Shop)
    const text = screen.getByText('ショップ')
    await act(async () => loading.resolve(Shop))
    expect(screen.getByText('ショップ')).toBe(text)
    expect(Object.keys(text).some((key) => key.startsWith('__reactProps$'))).toBe(true)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('is loaded by a retry after a failure, as a component without server HTML is', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(Shop)
    await hydratePage(Shop)
    await press()
    expect(screen.getByText('ショップ')).toBeTruthy()
  })
})
