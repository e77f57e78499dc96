import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { ChannelCalendarContainer } from './ChannelCalendarContainer.tsx'

const server = memberHost()
const copied = vi.hoisted(() => vi.fn<(text: string) => Promise<boolean>>())
vi.mock('../../platform/copyText.ts', () => ({ copyText: copied }))
afterEach(cleanup)

const rendered = () => render(<ChannelCalendarContainer ipId="todai" />, { wrapper: queryWrapper })
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const press = (name: string) => fireEvent.click(button(name))
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '購読のアドレス' })

it('the calendar section of a channel creates an address only on request, and shows it as a link for calendar programs (Q480)', async () => {
  let made = 0
  server.use(
    http.post('*/v2/ip/todai/calendar', () => {
      made += 1
      return HttpResponse.json({ url: `/v2/ip/todai/calendar/demo-${made}.ics` })
    }),
  )
  copied.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  rendered()
  expect([made, screen.queryByRole('textbox')]).toEqual([0, null])
  press('購読のアドレスを作る')
  const first = (await field()).value
  expect(first).toMatch(/^webcal:\/\/.*demo-1\.ics$/)
  expect(screen.getByRole('link', { name: 'カレンダーで開く' }).getAttribute('href')).toBe(first)
  press('アドレスをコピーする')
  expect(await screen.findByText(/^コピーしました。/)).toBeTruthy()
  expect(copied).toHaveBeenLastCalledWith(first)
  press('新しいアドレスを作る')
  await waitFor(async () => expect((await field()).value).toMatch(/demo-2\.ics$/))
  expect(screen.queryByText(/^コピーしました。/)).toBeNull()
  press('アドレスをコピーする')
  expect(await screen.findByText(/^コピーできませんでした。/)).toBeTruthy()
})

it.each([
  ['with a host that has no such call', () => new HttpResponse(null, { status: 404 })],
  ['without a network', () => HttpResponse.error()],
])('shows a dialog, and keeps the button, %s (Q480)', async (_, respond) => {
  server.use(http.post('*/v2/ip/todai/calendar', respond))
  rendered()
  press('購読のアドレスを作る')
  await waitFor(() => expect(useErrorQueue.getState().messages).toHaveLength(1))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(button('購読のアドレスを作る')).toBeTruthy()
})

it('the calendar section of a channel shows a dialog instead of an address with an unsafe scheme (X15)', async () => {
  server.use(http.post('*/v2/ip/todai/calendar', () => HttpResponse.json({ url: 'javascript:alert(1)' })))
  rendered()
  press('購読のアドレスを作る')
  await waitFor(() => expect(useErrorQueue.getState().messages).toHaveLength(1))
  expect([screen.queryByRole('link'), screen.queryByRole('textbox')]).toEqual([null, null])
})

it('can only copy the address in the mobile app, whose webview opens no calendar programs (Q480)', async () => {
  sessionStorage.setItem('tsudoi.device-type', 'unity')
  server.use(http.post('*/v2/ip/todai/calendar', () => HttpResponse.json({ url: '/v2/ip/todai/calendar/demo.ics' })))
  rendered()
  press('購読のアドレスを作る')
  expect((await field()).value).toMatch(/^webcal:/)
  expect(screen.queryByRole('link')).toBeNull()
  expect(button('アドレスをコピーする')).toBeTruthy()
})
