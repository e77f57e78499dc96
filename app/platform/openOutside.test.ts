import { afterEach, expect, it, vi } from 'vitest'
import { provideHostApp } from './hostApp.ts'
import { openOutside } from './openOutside.ts'

const faq = 'https://help.example/faq'
const leave = {
  assign: vi.spyOn(location, 'assign').mockImplementation(() => {}),
  replace: vi.spyOn(location, 'replace').mockImplementation(() => {}),
}
const send = vi.fn<(message: object) => void>()

afterEach(() => {
  provideHostApp(undefined)
  sessionStorage.clear()
  history.replaceState(null, '', '/home')
  vi.clearAllMocks()
})

it('openOutside() navigates to the external page in a browser, adding or replacing a history entry', () => {
  expect(openOutside(faq)).toBe(true)
  expect(leave.assign.mock.calls).toEqual([[faq]])
  expect(openOutside(faq, { replace: true })).toBe(true)
  expect(leave.replace.mock.calls).toEqual([[faq]])
})

it('openOutside() lets the host app open the external page when inside the webview, which stays in the app (S002)', () => {
  history.replaceState(null, '', '/home?device=unity')
  provideHostApp({ send, listen: () => () => {} })
  expect(openOutside(faq, { replace: true })).toBe(false)
  expect(send.mock.calls).toEqual([[{ type: 'open', url: faq }]])
  expect([leave.assign, leave.replace].flatMap(({ mock }) => mock.calls)).toEqual([])
})

it('openOutside() waits for a host app that is not connected yet, which then opens the external page once', () => {
  history.replaceState(null, '', '/account/faq?device=unity')
  expect(openOutside(faq, { replace: true })).toBe(false)
  provideHostApp({ send, listen: () => () => {} })
  provideHostApp({ send, listen: () => () => {} })
  expect(send.mock.calls).toEqual([[{ type: 'open', url: faq }]])
})
