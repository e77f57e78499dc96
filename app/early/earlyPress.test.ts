import { afterEach, expect, it, vi } from 'vitest'
import { repeatPressAfterHydration } from './earlyPress.ts'

afterEach(() => {
  window.tsudoiHydrated?.()
  delete window.tsudoiHydrated
  document.body.replaceChildren()
})

const buttonWith = (html: string, onClick: () => void): HTMLElement => {
  document.body.innerHTML = html
  const button = document.body.querySelector('button')
  if (!button) throw new Error('The HTML has no button.')
  button.addEventListener('hydrated', () => button.addEventListener('click', onClick))
  return button
}
const hydrate = (button: HTMLElement) => {
  button.dispatchEvent(new Event('hydrated'))
  window.tsudoiHydrated?.()
}

it('a press on a button before hydration is carried out once, after the page is hydrated', () => {
  const follow = vi.fn<() => void>()
  const button = buttonWith('<button type="button"><span>フォローする</span></button>', follow)
  repeatPressAfterHydration()
  button.querySelector('span')?.click()
  button.click()
  expect(button.getAttribute('aria-busy')).toBe('true')
  hydrate(button)
  expect(follow).toHaveBeenCalledTimes(1)
  expect(button.hasAttribute('aria-busy')).toBe(false)
  button.click()
  expect(follow).toHaveBeenCalledTimes(2)
})

it('of several presses before hydration only the last is carried out, and none on a button that costs coins', () => {
  const draw = vi.fn<() => void>()
  const button = buttonWith('<button type="button" aria-disabled="true">500コイン</button>', draw)
  repeatPressAfterHydration()
  button.click()
  hydrate(button)
  expect(draw).not.toHaveBeenCalled()
})

it('a press on a link before hydration is left to the browser', () => {
  document.body.innerHTML = '<a href="#here">ここ</a>'
  repeatPressAfterHydration()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

it('a press after hydration is handled by the page alone', () => {
  const follow = vi.fn<() => void>()
  const button = buttonWith('<button type="button">フォローする</button>', follow)
  repeatPressAfterHydration()
  hydrate(button)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  button.dispatchEvent(click)
  window.tsudoiHydrated?.()
  expect([follow.mock.calls.length, click.defaultPrevented]).toEqual([1, false])
})
