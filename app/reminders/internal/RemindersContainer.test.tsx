import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import type { ThisDeviceState } from './thisDevice.ts'
import { RemindersContainer } from './RemindersContainer.tsx'

const device = vi.hoisted(() => ({ state: { support: 'push', isOn: false } as ThisDeviceState }))
vi.mock('./thisDevice.ts', () => ({
  enableThisDevice: async () => 'on',
  disableThisDevice: async () => {},
  readThisDevice: async () => device.state,
}))

const server = memberHost()
let settings: Record<string, unknown> = {}
const saved: Record<string, unknown>[] = []

beforeEach(() => {
  settings = { isOn: true, offKinds: ['RESULT'], mutedIpIds: [] }
  saved.length = 0
  server.use(
    http.get('*/v2/me/reminders', () => HttpResponse.json({ settings, devices: [], chosen: [], webPushKey: 'BKey' })),
    http.get('*/v2/follow/ip', () =>
      HttpResponse.json({
        list: [{ ipId: 'todai', name: '灯台放送局', followerCount: 1, hasFollowed: true }],
        total: 1,
      }),
    ),
    http.put('*/v2/me/reminders', async ({ request }) => {
      settings = (await request.json()) as typeof settings
      saved.push(settings)
      return HttpResponse.json({ settings })
    }),
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = () =>
  render(
    <Queries>
      <MemoryRouter>
        <RemindersContainer />
      </MemoryRouter>
    </Queries>,
  )
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const toggle = async (name: string) => fireEvent.click(await box(name))

it('each change of a setting is shown and sent at once', async () => {
  show()
  await toggle('結果の発表')
  expect((await box('結果の発表')).checked).toBe(true)
  await toggle('灯台放送局')
  await toggle('お知らせを受け取る')
  await waitFor(() => expect(saved).toHaveLength(3))
  expect(saved.at(-1)).toEqual({ isOn: false, offKinds: [], mutedIpIds: ['todai'] })
})

it('changes in quick succession are sent one after the other, each together with the earlier ones', async () => {
  server.use(
    http.put('*/v2/me/reminders', async ({ request }) => {
      saved.push((await request.json()) as typeof settings)
      await delay(20)
      settings = saved.at(-1) ?? settings
      return HttpResponse.json({ settings })
    }),
  )
  show()
  await toggle('ライブとプレミア公開')
  await toggle('お支払いの期限')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved.map(({ offKinds }) => offKinds)).toEqual([
    ['RESULT', 'SHOW'],
    ['RESULT', 'SHOW', 'PAYMENT'],
  ])
  await waitFor(async () => expect((await box('お支払いの期限')).checked).toBe(false))
})

it('a change is kept if the settings are being read again after an earlier change, and later changes contain it (Q509)', async () => {
  const reads: (() => void)[] = []
  show()
  await box('お支払いの期限')
  server.use(
    http.get('*/v2/me/reminders', async () => {
      // Answers with the settings that the server had when the request arrived.
      const answer = { settings, devices: [], chosen: [], webPushKey: 'BKey' }
      await new Promise<void>((resolve) => reads.push(resolve))
      return HttpResponse.json(answer)
    }),
  )
  await toggle('ライブとプレミア公開')
  await waitFor(() => expect(reads).toHaveLength(1))
  await toggle('お支払いの期限')
  reads[0]?.()
  await waitFor(() => expect(reads).toHaveLength(2))
  expect((await box('お支払いの期限')).checked).toBe(false)
  await toggle('お知らせを受け取る')
  await waitFor(() => expect(saved).toHaveLength(3))
  expect(saved.at(-1)).toMatchObject({ isOn: false, offKinds: ['RESULT', 'SHOW', 'PAYMENT'] })
})

it.each([
  ['that the host refuses', () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })],
  ['without a network', () => HttpResponse.error()],
])('a change %s is rolled back', async (_, respond) => {
  server.use(http.put('*/v2/me/reminders', respond))
  show()
  await toggle('お知らせを受け取る')
  await waitFor(async () => expect((await box('お知らせを受け取る')).checked).toBe(true))
})

it('quiet hours are stored with the time zone of this device', async () => {
  show()
  await toggle('静かな時間は通知を止める')
  await waitFor(() => expect(saved).toHaveLength(1))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(saved[0]).toMatchObject({ quietHours: { start: '23:00', end: '07:00', timeZone } })
})

it.each([404, 501])(
  'the settings are stored on this device if the server answers %i because it has no calls for reminders',
  async (status) => {
    device.state = { support: 'window', isOn: true }
    server.use(http.get('*/v2/me/reminders', () => HttpResponse.json({}, { status })))
    show()
    await toggle('お支払いの期限')
    await waitFor(() => expect(localStorage.getItem('tsudoi.reminders-here')).toContain('PAYMENT'))
    expect(saved).toEqual([])
    expect(await screen.findByText(/開いているあいだだけです。/)).toBeTruthy()
    device.state = { support: 'push', isOn: false }
  },
)
