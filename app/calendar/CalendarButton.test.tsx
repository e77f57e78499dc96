import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Preorder } from '@tsudoi/design-system/screens/preorder/preorder.types'
import ICAL from 'ical.js'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bridge } from '../platform/bridge/bridge.ts'
import { provideHostApp } from '../platform/hostApp.ts'
import { resetClock, setServerTime } from '../time/clock.ts'
import { CalendarButton } from './CalendarButton.tsx'

const device = vi.hoisted(() => vi.fn<() => 'unity' | 'browser'>())
vi.mock('../platform/device.ts', () => ({ device }))

const preorder = { id: 'festival', name: '夏まつり', end: '2026-01-31T14:59:59.000Z' } as Preorder
const button = (name: string) => screen.getByRole('button', { name })

/** Sets the server's clock, whatever the clock of this device says. */
const setClock = (iso: string) => setServerTime(iso, Date.now())

beforeEach(() => {
  device.mockReturnValue('browser')
  setClock('2026-01-31T10:00:00.000Z')
})
afterEach(() => {
  cleanup()
  provideHostApp(undefined)
  resetClock()
  vi.restoreAllMocks()
})

const rendered = () => render(<CalendarButton subject={{ kind: 'preorder', preorder }} />)

it('the calendar button saves a file that a calendar program can read, and sends no request', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:calendar'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const fetched = vi.spyOn(globalThis, 'fetch')
  rendered()
  fireEvent.click(button('カレンダーに入れる'))
  expect(clicked).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toContain('開くと、予定が入ります。')
  const [file] = files
  expect(file?.type).toBe('text/calendar')
  const calendar = new ICAL.Component(ICAL.parse((await file?.text()) ?? '') as unknown[])
  const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(event?.summary).toBe('【締切】予約の受付 夏まつり')
  expect(event?.startDate.toJSDate().toISOString()).toBe(preorder.end)
  expect(fetched).not.toHaveBeenCalled()
})

it('the calendar button is not shown once the deadline has passed according to the server’s clock, even if the device’s clock is years behind', () => {
  setClock(preorder.end)
  rendered()
  expect(screen.queryByRole('button')).toBeNull()
})

it('the calendar button in the mobile app, whose webview saves no files, opens the page in the system’s browser', () => {
  device.mockReturnValue('unity')
  const send = vi.fn<Bridge['send']>()
  provideHostApp({ send } as unknown as Bridge)
  const saved = vi.spyOn(URL, 'createObjectURL')
  rendered()
  fireEvent.click(button('ブラウザーで開いてカレンダーに入れる'))
  expect(send).toHaveBeenCalledWith({ type: 'open', url: location.origin + location.pathname })
  expect(saved).not.toHaveBeenCalled()
})

it('the calendar button in the mobile app opens the page of a film that viewers watch together with its start time in the URL (Q531)', () => {
  device.mockReturnValue('unity')
  const send = vi.fn<Bridge['send']>()
  provideHostApp({ send } as unknown as Bridge)
  const href = '/channel/todai/movie/film?together=2026-01-31T12%3A00Z'
  const start = '2026-01-31T12:00:00Z'
  render(<CalendarButton subject={{ kind: 'together', id: 'film', title: '深夜便', start, seconds: 60, href }} />)
  fireEvent.click(button('ブラウザーで開いてカレンダーに入れる'))
  expect(send).toHaveBeenCalledWith({ type: 'open', url: location.origin + href })
})

it('a text says where the calendar button works, in place of the button, in a webview that cannot open other browsers', () => {
  device.mockReturnValue('unity')
  rendered()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/ブラウザーで開いてください/)).toBeTruthy()
  act(() => provideHostApp({ send: vi.fn<Bridge['send']>() } as unknown as Bridge))
  expect(button('ブラウザーで開いてカレンダーに入れる')).toBeTruthy()
})
