import { shortCode, windowAt } from '@tsudoi/contracts/door/doorCode'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { doorPassesQuery } from '../../queries/door.queries.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { resetClock, serverNow, setServerTime } from '../../time/clock.ts'
import { Component as EntryCodeRoute } from './EntryCodeRoute.tsx'

const server = memberHost()
afterEach(() => {
  cleanup()
  resetClock()
  vi.unstubAllGlobals()
})

const now = '2026-01-31T09:30:00.000Z'
const pass = {
  passId: 'pass-1',
  ticketId: 'pier',
  episodeId: 'night',
  title: '港の公開収録',
  episodeTitle: '本番',
  venue: '三番倉庫',
  seat: 'A列 12番',
  opensTime: '2026-01-31T09:00:00Z',
  startTime: '2026-01-31T10:00:00Z',
  endTime: '2026-01-31T12:00:00Z',
  doorNumber: '0427',
  state: 'UNUSED',
  secret: 'secret',
}
const { secret: _, ...spent } = pass

/** Mocks a host with these passes; a host without a clock answers 500 to the question for the time. */
function host(list: object[] | undefined, hasClock = true) {
  server.use(
    http.get('*/v2/me/door', () =>
      list ? HttpResponse.json({ list }) : HttpResponse.json({ messageCode: 'NotFound', code: 404 }, { status: 404 }),
    ),
    http.get('*/v2/time', () =>
      hasClock
        ? HttpResponse.json({ time: new Date(serverNow()).toISOString() })
        : HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 }),
    ),
  )
}

function open() {
  setServerTime(now, Date.now())
  render(
    <Queries>
      <MemoryRouter initialEntries={['/ticket/pier/entry']}>
        <Routes>
          <Route path="/ticket/:id/entry" element={<EntryCodeRoute />} />
        </Routes>
      </MemoryRouter>
    </Queries>,
  )
}
const digits = () => screen.getByText('カメラで読めないときの番号').nextElementSibling?.textContent?.replaceAll(' ', '')
const codesNow = async (passId: string) => {
  const window = windowAt(serverNow())
  const source = { episodeId: 'night', passId, doorNumber: '0427', secret: 'secret' }
  return Promise.all([window - 1, window].map((each) => shortCode(source, each)))
}

describe('the page with the code of a ticket', () => {
  it('shows the QR code and the digits of this moment, made on the device, with seat, place and times', async () => {
    host([pass, { ...pass, passId: 'other', ticketId: 'another' }])
    open()
    await screen.findByRole('img', { name: '入場のQRコード' })
    expect(await codesNow('pass-1')).toContain(digits())
    expect(screen.getByText(/あと\d+秒で変わります/)).toBeTruthy()
    for (const text of ['三番倉庫', '2026/01/31(土) 18:00']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText(/枚目/)).toBeNull()
  })

  it('switches between the copies of a ticket, each with its own code', async () => {
    host([pass, { ...pass, passId: 'pass-2' }])
    open()
    await screen.findByRole('img')
    fireEvent.click(screen.getByRole('button', { name: '次の券' }))
    await waitFor(async () => expect(await codesNow('pass-2')).toContain(digits()))
    expect(screen.getByText('2枚目／2枚')).toBeTruthy()
  })

  it.each([
    ['used', { ...spent, state: 'USED', usedTime: '2026-01-31T09:10:00Z' }, /2026\/01\/31\(土\) 18:10に入場しました。/],
    ['void', { ...spent, state: 'VOID' }, 'この券は使えません'],
    [
      'too early',
      { ...pass, opensTime: '2026-01-31T12:00:00Z', endTime: '2026-01-31T15:00:00Z' },
      'まだ入場できません',
    ],
    ['over', { ...pass, endTime: now }, '公演は終わりました'],
  ])('shows no code of a pass that is %s', async (_state, held, text) => {
    host([held])
    open()
    await screen.findByText(text)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText('カメラで読めないときの番号')).toBeNull()
  })

  it('shows that the pass was used as soon as the host says so, without a reload', async () => {
    host([pass])
    open()
    await screen.findByRole('img')
    host([{ ...spent, state: 'USED', usedTime: now }])
    await queryClient.refetchQueries({ queryKey: doorPassesQuery.queryKey })
    await screen.findByText(/に入場しました。/)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('says that the code is made with the device’s clock while the server’s time is unknown', async () => {
    host([pass], false)
    open()
    expect(await screen.findByText(/この端末の時計でコードを作っています/)).toBeTruthy()
  })

  it('says what the browser cannot do: keep the screen on, or make codes', async () => {
    host([pass])
    open()
    await screen.findByText(/このブラウザーでは、画面が消えるのを止められません/)
    cleanup()
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    open()
    expect(await screen.findByText('このブラウザーでは、コードを作れません')).toBeTruthy()
  })

  it('says that a ticket has no code if the host does not have the call, which the app then does not repeat', async () => {
    host(undefined)
    open()
    await screen.findByText('このチケットには、入場コードがありません')
    host([pass])
    await queryClient.refetchQueries({ queryKey: doorPassesQuery.queryKey })
    expect(screen.getByText('このチケットには、入場コードがありません')).toBeTruthy()
  })
})
