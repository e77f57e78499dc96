// @vitest-environment happy-dom
import { lazyComponent, LazyContext, ServerMarkupContext } from '@tsudoi/design-system/lazy'
import { act, StrictMode, useId, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatPressAfterHydration } from './earlyPress.ts'

// Records the listeners of each test, so that they can be removed after it.
const listeners = vi.spyOn(globalThis, 'addEventListener')
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  for (const [type, listener, options] of listeners.mock.calls)
    removeEventListener(type, listener as EventListener, options)
  listeners.mockClear()
  delete window.tsudoiHydrated
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Shows a page as the server sends it. Returns the root element of the page. */
function show(page: ReactNode): HTMLElement {
  const container = document.createElement('div')
  container.id = 'root'
  container.innerHTML = renderToString(page)
  document.body.append(container)
  repeatPressAfterHydration()
  return container
}
const button = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  if (!found) throw new Error(`There is no button ${label}.`)
  return found
}
const isBusy = (label: string) => button(label).getAttribute('aria-busy') === 'true'

const Follow = ({ onPress, label = 'フォローする' }: { onPress?: () => void; label?: string }) => (
  <button type="button" onClick={onPress}>
    <span>{label}</span>
  </button>
)

it('the early script repeats a press on a button once, as soon as React can hydrate the button', () => {
  const follow = vi.fn<() => void>()
  const page = <Follow onPress={follow} />
  const container = show(page)
  button('フォローする').querySelector('span')?.click()
  button('フォローする').click()
  expect([isBusy('フォローする'), follow.mock.calls.length]).toEqual([true, 0])
  act(() => {
    root = hydrateRoot(container, page)
    window.tsudoiHydrated?.()
  })
  expect([isBusy('フォローする'), follow.mock.calls.length]).toEqual([false, 1])
  window.tsudoiHydrated?.()
  act(() => button('フォローする').click())
  expect(follow).toHaveBeenCalledTimes(2)
})

it('the early script repeats a press once if the user presses while React hydrates the page', () => {
  const follow = vi.fn<() => void>()
  const page = <Follow onPress={follow} />
  const container = show(page)
  act(() => {
    root = hydrateRoot(container, page)
    window.tsudoiHydrated?.()
    button('フォローする').click()
  })
  window.tsudoiHydrated?.()
  expect([isBusy('フォローする'), follow.mock.calls.length]).toEqual([false, 1])
})

it('the early script repeats only the last of several presses, and no press on a button that costs coins', () => {
  const press = vi.fn<(label: string) => void>()
  const page = (
    <>
      <Follow label="一" onPress={() => press('一')} />
      <Follow label="二" onPress={() => press('二')} />
      <button type="button" aria-disabled onClick={() => press('500コイン')}>
        500コイン
      </button>
    </>
  )
  const container = show(page)
  button('一').click()
  button('二').click()
  expect([isBusy('一'), isBusy('二')]).toEqual([false, true])
  button('500コイン').click()
  act(() => {
    root = hydrateRoot(container, page)
    window.tsudoiHydrated?.()
  })
  expect(press).not.toHaveBeenCalled()
})

it('the early script repeats a press on a part whose module is still loading once that part is hydrated, and not before', async () => {
  const follow = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  const loading = Promise.withResolvers<typeof Follow>()
  const onServer = lazyComponent(() => Promise.resolve(Follow))
  await onServer.load()
  const pageWith = (Part: typeof onServer) => (
    <LazyContext value={{ fetch: (load) => load(), onFailed: () => {}, onHydrated: () => window.tsudoiHydrated?.() }}>
      <ServerMarkupContext value>
        <Follow label="ほか" onPress={other} />
        <Part onPress={follow} />
      </ServerMarkupContext>
    </LazyContext>
  )
  const container = show(pageWith(onServer))
  await act(async () => {
    root = hydrateRoot(container, pageWith(lazyComponent(() => loading.promise)))
    window.tsudoiHydrated?.()
  })
  const pressed = button('フォローする')
  await act(async () => pressed.click())
  expect([isBusy('フォローする'), follow.mock.calls.length]).toEqual([true, 0])
  // A button outside that part works while its module loads.
  await act(async () => button('ほか').click())
  expect(other).toHaveBeenCalledTimes(1)
  await act(async () => loading.resolve(Follow))
  expect([isBusy('フォローする'), follow.mock.calls.length]).toEqual([false, 1])
  expect(button('フォローする')).toBe(pressed)
})

it('the early script repeats a press on the button that replaces the pressed one when the page is rendered again', () => {
  const press = vi.fn<(index: number) => void>()
  const page = [0, 1, 2].map((index) => <Follow key={index} onPress={() => press(index)} />)
  const container = show(page)
  document.querySelectorAll('button')[1]?.click()
  act(() => {
    root = createRoot(container)
    root.render(<StrictMode>{page}</StrictMode>)
  })
  act(() => window.tsudoiHydrated?.())
  expect(press.mock.calls).toEqual([[1]])
})

const Reason = ({ of, onPress }: { of?: string; onPress: () => void }) => {
  const made = useId()
  const id = of ?? made
  return (
    <>
      <p id={id}>ミュートした言葉を含みます</p>
      <button type="button" aria-describedby={id} aria-controls={`${id}-reason`} onClick={onPress}>
        <span id={`words-${id}`} style={{ ['--key' as 'color']: 'oklch(0.5 0.1 20)' }}>
          理由
        </span>
      </button>
    </>
  )
}

it('the early script repeats a press on a button whose generated ids and style are written in another way when the page is rendered again', () => {
  const press = vi.fn<(index: number) => void>()
  const page = [0, 1, 2].map((index) => <Reason key={index} onPress={() => press(index)} />)
  const container = show(page)
  document.querySelectorAll('button')[1]?.click()
  const before = document.querySelectorAll('button')[1]?.outerHTML
  act(() => {
    root = createRoot(container)
    root.render(page)
  })
  expect(document.querySelectorAll('button')[1]?.outerHTML).not.toBe(before)
  act(() => window.tsudoiHydrated?.())
  expect(press.mock.calls).toEqual([[1]])
})

it('the early script drops a press if the button at its place describes other content when the page is rendered again', () => {
  const press = vi.fn<(post: string) => void>()
  const pageOf = (...posts: string[]) =>
    posts.map((post) => <Reason key={post} of={post} onPress={() => press(post)} />)
  const container = show(pageOf('post-1', 'post-2'))
  document.querySelectorAll('button')[1]?.click()
  act(() => {
    root = createRoot(container)
    root.render(pageOf('post-1', 'post-3'))
  })
  act(() => window.tsudoiHydrated?.())
  expect(press).not.toHaveBeenCalled()
})

it('the early script drops a press if the page, when it is rendered again, does not contain the pressed button', () => {
  const press = vi.fn<(index: number) => void>()
  const buttons = [0, 1, 2].map((index) => <Follow key={index} onPress={() => press(index)} />)
  const container = show(buttons)
  document.querySelectorAll('button')[1]?.click()
  act(() => {
    root = createRoot(container)
    root.render(buttons.slice(1))
  })
  act(() => window.tsudoiHydrated?.())
  expect(press).not.toHaveBeenCalled()
})

it('the early script prevents a form that is not hydrated from loading the form’s address', () => {
  show(
    <form>
      <input name="q" />
      <button type="submit">探す</button>
    </form>,
  )
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
})

it('the early script leaves presses on links, and on buttons outside the page, to the browser', () => {
  show(<a href="#here">ここ</a>)
  const reload = document.createElement('button')
  document.body.append(reload)
  for (const element of [document.querySelector('a'), reload]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    element?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  }
})
