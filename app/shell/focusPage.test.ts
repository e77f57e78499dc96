import { afterEach, expect, it } from 'vitest'
import { focusPage } from './focusPage.ts'

afterEach(() => document.body.replaceChildren())

const show = (content: string) => {
  const main = document.querySelector('main')
  if (main) main.innerHTML = content
}
const open = (content: string) => {
  document.body.innerHTML = `<button>メニュー</button><main tabindex="-1">${content}</main>`
  focusPage()
}
const focused = () => document.activeElement
const text = () => focused()?.textContent
/** Waits until mutations are reported, which happens in a microtask. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

it("focusPage() moves the focus to the page's heading, or to the main element while the heading is loading", async () => {
  open('<h1>コレクション</h1>')
  expect(text()).toBe('コレクション')
  open('<p>読みこみ中</p>')
  expect(focused()?.localName).toBe('main')
  show('<h1>コレクション</h1>')
  await settle()
  expect(focused()?.localName).toBe('main')
})

it('focusPage() moves the focus each time the heading is replaced, and to the main element while the page has no heading', async () => {
  open('<h1>今日のプログラム</h1>')
  show('<div><h1>こはるさんの一日</h1></div>')
  await settle()
  expect(text()).toBe('こはるさんの一日')
  show('<p>読みこみ中</p>')
  await settle()
  expect(focused()?.localName).toBe('main')
  document
    .querySelector('main')
    ?.replaceWith(Object.assign(document.createElement('main'), { innerHTML: '<h1>エラー</h1>' }))
  await settle()
  expect(text()).toBe('エラー')
})

it('focusPage() leaves the focus where the user has moved it', async () => {
  open('<h1>今日のプログラム</h1>')
  const button = document.querySelector('button')
  button?.focus()
  show('<h1>こはるさんの一日</h1>')
  await settle()
  expect(focused()).toBe(button)
  button?.remove()
  await settle()
  expect(focused()).toBe(document.body)
})
