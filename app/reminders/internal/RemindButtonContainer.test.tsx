import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { useSession } from '../../session/sessionStore.ts'
import { resetClock, setServerTime } from '../../time/clock.ts'
import type { EnableRemindersResult, ThisDeviceState } from './thisDevice.ts'
import { RemindButtonContainer } from './RemindButtonContainer.tsx'

const device = vi.hoisted(() => ({
  enable: vi.fn<() => Promise<EnableRemindersResult>>(),
  state: { support: 'push', isOn: false } as ThisDeviceState,
}))
vi.mock('./thisDevice.ts', () => ({
  enableThisDevice: device.enable,
  disableThisDevice: vi.fn<() => Promise<void>>(),
  readThisDevice: async () => device.state,
}))

const server = memberHost()
const settings = { isOn: true, offKinds: [], mutedIpIds: [] }
let chosen: { kind: string; id: string }[] = []
const calls: string[] = []

beforeEach(() => {
  chosen = []
  calls.length = 0
  device.enable.mockReset().mockResolvedValue('on')
  device.state = { support: 'push', isOn: false }
  setServerTime('2026-01-31T10:00:00Z', Date.now())
  server.use(
    http.get('*/v2/me/reminders', () => HttpResponse.json({ settings, devices: [], chosen, webPushKey: 'BKey' })),
    http.put('*/v2/me/reminders/chosen/:kind/:id', ({ params }) => {
      calls.push(`PUT ${String(params['kind'])} ${String(params['id'])}`)
      chosen = [{ kind: String(params['kind']), id: String(params['id']) }]
      return HttpResponse.json({ remindTime: '2026-02-01T10:00:00Z' })
    }),
    http.delete('*/v2/me/reminders/chosen/:kind/:id', ({ params }) => {
      calls.push(`DELETE ${String(params['kind'])} ${String(params['id'])}`)
      chosen = []
      return HttpResponse.json({})
    }),
  )
})
afterEach(() => {
  cleanup()
  resetClock()
  localStorage.clear()
})

const show = (at = '2026-02-02T10:00:00Z', kind: 'EVENT' | 'DEADLINE' = 'EVENT') =>
  render(
    <Queries>
      <MemoryRouter>
        <RemindButtonContainer kind={kind} id="harbour" at={at} />
      </MemoryRouter>
    </Queries>,
  )
const button = (name = 'リマインド') => screen.findByRole('button', { name })
const press = async (name?: string) => fireEvent.click(await button(name))

it('one press on the button asks for the permission, subscribes and stores the reminder; a second press removes the reminder', async () => {
  show()
  await press()
  await button('リマインドを設定ずみ')
  expect(device.enable).toHaveBeenCalledOnce()
  await press('リマインドを設定ずみ')
  await button()
  expect(calls).toEqual(['PUT EVENT harbour', 'DELETE EVENT harbour'])
})

it('a press does not ask for the permission on a device that already receives reminders', async () => {
  device.state = { support: 'push', isOn: true }
  show()
  await press()
  await button('リマインドを設定ずみ')
  expect(device.enable).not.toHaveBeenCalled()
})

it.each(['denied', 'dismissed', 'unavailable'] as const)(
  'a press stores nothing if the result of the permission request is %s',
  async (result) => {
    device.enable.mockResolvedValue(result)
    show()
    await press()
    expect(await screen.findByText('この端末では、まだ通知を受け取れません。')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/mypage/reminders')
    expect(calls).toEqual([])
  },
)

it.each<[string, () => void, string?]>([
  ['for a guest', () => useSession.setState({ accountId: '' })],
  ['in a browser without notifications', () => (device.state = { support: 'unsupported', isOn: false })],
  ['in the mobile app', () => (device.state = { support: 'webview', isOn: false })],
  ['for an event of a host that sends none', () => (device.state = { support: 'window', isOn: false })],
  ['if too little time is left', () => {}, '2026-01-31T10:15:00Z'],
  [
    'if the host refuses',
    () => server.use(http.get('*/v2/me/reminders', () => HttpResponse.json({}, { status: 500 }))),
  ],
])('the button is not shown %s', async (_, prepare, at) => {
  prepare()
  show(at)
  // The state of the device is read after the answer of the server.
  for (let query = 0; query < 2; query += 1) {
    await act(async () => {})
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  }
  expect(screen.queryByRole('button')).toBeNull()
})

it('a set reminder says when it arrives, and nothing once that depends on when it was set', async () => {
  chosen = [{ kind: 'EVENT', id: 'harbour' }]
  show()
  await button('リマインドを設定ずみ')
  expect(screen.getByText('2026/02/01(日) 19:00ごろに届きます。')).toBeTruthy()
  act(() => setServerTime('2026-02-01T10:00:00Z', Date.now()))
  await waitFor(() => expect(screen.queryByText(/ごろに届きます/)).toBeNull())
})

it('a press without a network stores nothing, and the button can be pressed again', async () => {
  const lost = http.put('*/v2/me/reminders/chosen/:kind/:id', () => HttpResponse.error())
  device.state = { support: 'push', isOn: true }
  server.use(lost)
  show()
  await press()
  await waitFor(() => expect(useErrorQueue.getState().messages).toHaveLength(1))
  expect((await button()).getAttribute('aria-pressed')).toBe('false')
})

it('a press stores the reminder of a deadline on this device if the server has no calls for reminders', async () => {
  device.state = { support: 'window', isOn: true }
  server.use(http.get('*/v2/me/reminders', () => HttpResponse.json({}, { status: 404 })))
  show(undefined, 'DEADLINE')
  await press()
  await button('リマインドを設定ずみ')
  expect([calls, localStorage.getItem('tsudoi.reminders-here')]).toEqual([
    [],
    expect.stringContaining('DEADLINE:harbour'),
  ])
})
