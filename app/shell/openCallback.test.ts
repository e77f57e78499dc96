import type { NavigateFunction } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { provideHostApp } from '../platform/hostApp.ts'
import { openCallback } from './openCallback.ts'

const navigate = vi.fn<(...args: unknown[]) => void>()
const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
const follow = (target: string, state?: unknown) => openCallback(navigate as unknown as NavigateFunction, target, state)

afterEach(() => {
  provideHostApp(undefined)
  vi.clearAllMocks()
})

it('openCallback() navigates to a callback path of the app, replacing the current page, with its state', () => {
  follow('/account/oauth', { linked: 'LINE' })
  expect(navigate.mock.calls).toEqual([['/account/oauth', { replace: true, state: { linked: 'LINE' } }]])
})

it('openCallback() leaves the app for the callback URL of another site in a browser', () => {
  follow('https://partner.example/done')
  expect([replace.mock.calls, navigate.mock.calls]).toEqual([[['https://partner.example/done']], []])
})

it('openCallback() lets the host app open the callback URL of another site, and continues on the home page', () => {
  const send = vi.fn<(message: object) => void>()
  provideHostApp({ send, listen: () => () => {} })
  follow('https://partner.example/done')
  expect(send.mock.calls).toEqual([[{ type: 'open', url: 'https://partner.example/done' }]])
  expect([replace.mock.calls, navigate.mock.calls[0]?.[0]]).toEqual([[], '/home'])
})
