import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { blockStorage } from '../../testing/blockStorage.ts'
import { resetClock, setServerTime } from '../../time/clock.ts'
import { Component as DeadlineListRoute } from './DeadlineListRoute.tsx'

const server = memberHost()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetClock()
})

const now = '2026-01-31T10:00:00.000Z'
const after = (seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString()

/**
 * Mocks a host whose only deadlines are presents, which expire after these numbers of seconds according to the server's
 * clock.
 */
function presentsExpiringIn(...seconds: number[]) {
  const list = seconds.map((each, at) => ({
    deadlineId: `present-${at}`,
    kind: 'PRESENT',
    name: `写真${at}`,
    endTime: after(each),
    path: '/present',
  }))
  server.use(
    http.get('*/v2/me/deadlines', () => HttpResponse.json({ list })),
    http.get('*/v2/me/reminders', () => HttpResponse.json({}, { status: 404 })),
  )
}

function open() {
  setServerTime(now, Date.now())
  render(
    <Queries>
      <MemoryRouter initialEntries={['/mypage/deadlines']}>
        <DeadlineListRoute />
      </MemoryRouter>
    </Queries>,
  )
}
const rows = () => screen.queryAllByRole('link', { name: /^写真/ })

it('the page of deadlines renders 50 deadlines, the next ones first, and 50 more with each press', async () => {
  presentsExpiringIn(...Array.from({ length: 120 }, (_, at) => 10_000 - at))
  open()
  await waitFor(() => expect(rows()).toHaveLength(50))
  expect(rows()[0]?.textContent).toBe('写真119')
  fireEvent.click(screen.getByRole('button', { name: /^もっと見る/ }))
  await waitFor(() => expect(rows()).toHaveLength(100))
  fireEvent.click(screen.getByRole('button', { name: /^もっと見る/ }))
  await waitFor(() => expect(rows()).toHaveLength(120))
  expect(screen.queryByRole('button', { name: /^もっと見る/ })).toBeNull()
})

it('the page of deadlines renders the next 50 of 10,000, also in a browser that blocks its storage', async () => {
  presentsExpiringIn(...Array.from({ length: 10_000 }, (_, at) => 20_000 - at))
  blockStorage()
  open()
  await waitFor(() => expect(rows()).toHaveLength(50), { timeout: 20_000 })
  expect(rows()[0]?.textContent).toBe('写真9999')
})

it('the page of deadlines offers another attempt without a network', async () => {
  server.use(http.get('*', () => HttpResponse.error()))
  open()
  const retry = await screen.findByRole('button', { name: /もう一度/ })
  presentsExpiringIn(30)
  fireEvent.click(retry)
  await waitFor(() => expect(rows()).toHaveLength(1))
})

it('a deadline disappears from the open page when it has passed according to the server’s clock', async () => {
  presentsExpiringIn(30, 90_000)
  open()
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['写真0', '写真1']))
  // The host's clock moves on by 31 seconds.
  act(() => setServerTime(after(31), Date.now()))
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['写真1']))
})
