import { longCode, shortCode, windowAt } from '@tsudoi/contracts/door/doorCode'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setOffline } from '../../connection/connection.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { resetClock, serverNow, setServerTime } from '../../time/clock.ts'
import { Component as DoorRoute } from './DoorRoute.tsx'
import { readDoorMemory } from './doorMemory.ts'

const server = memberHost()
const now = '2026-01-31T09:30:00.000Z'
const show = {
  episodeId: 'night',
  title: '港の公開収録',
  episodeTitle: '本番',
  opensTime: '2026-01-31T09:00:00Z',
  startTime: '2026-01-31T10:00:00Z',
  endTime: '2026-01-31T12:00:00Z',
}
const row = (passId: string, more: object = {}) => ({
  passId,
  doorNumber: '0427',
  ticketName: '観覧券',
  holder: 'こ…',
  seat: `席${passId}`,
  state: 'UNUSED',
  secret: `secret-${passId}`,
  ...more,
})
type Sent = { door: string; entries: { entryId: string; passId: string; code?: string; isAdmitted: boolean }[] }

/** The answers of the mocked host, and the requests that it received. */
let host: { list: object[]; result: object; expiresTime: string; status: number; isDown: boolean; sent: Sent[] }
const refusal = (messageCode: string, code: number) => HttpResponse.json({ messageCode, code }, { status: code })

beforeEach(() => {
  localStorage.clear()
  setServerTime(now, Date.now())
  host = {
    list: [row('a'), row('b')],
    result: { result: 'ENTERED', usedTime: now },
    expiresTime: '2026-01-31T18:00:00Z',
    status: 200,
    isDown: false,
    sent: [],
  }
  server.use(
    http.get('*/v2/time', () => HttpResponse.json({ time: new Date(serverNow()).toISOString() })),
    http.get('*/v2/door/night', () => {
      if (host.isDown) return HttpResponse.error()
      if (host.status === 403) return refusal('PermissionDenied', 403)
      if (host.status === 404) return refusal('NotFound', 404)
      return HttpResponse.json({ show, list: host.list, doubleEntries: [], expiresTime: host.expiresTime })
    }),
    http.post('*/v2/door/night/entry', async ({ request }) => {
      if (host.isDown) return HttpResponse.error()
      const body = (await request.json()) as Sent
      host.sent.push(body)
      return HttpResponse.json({ results: body.entries.map(({ entryId }) => ({ entryId, ...host.result })) })
    }),
  )
})
afterEach(() => {
  cleanup()
  setOffline(false)
  resetClock()
})

async function open() {
  render(
    <Queries>
      <MemoryRouter initialEntries={['/staff/door/night']}>
        <Routes>
          <Route path="/staff/door/:id" element={<DoorRoute />} />
        </Routes>
      </MemoryRouter>
    </Queries>,
  )
  await screen.findByText(/^入場 0人／/)
}
const source = (passId: string) => ({ episodeId: 'night', passId, doorNumber: '0427', secret: `secret-${passId}` })
const digitsOf = (passId: string, ms = 0) => shortCode(source(passId), windowAt(serverNow() + ms))
function type(code: string) {
  fireEvent.change(screen.getByLabelText(/番号を打って確かめる/), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: /^確かめる/ }))
}
const resultIs = async (title: string) => {
  await waitFor(() => expect(document.querySelector('[data-result]')?.textContent).toContain(title))
}

describe('the page of a door', () => {
  it('admits a guest whose typed code is valid once the host agrees, and counts the entry', async () => {
    await open()
    type(await digitsOf('a'))
    await resultIs('入場できます')
    expect(host.sent).toMatchObject([{ door: '正面入口', entries: [{ passId: 'a', isAdmitted: false }] }])
    await screen.findByText('入場 1人／2枚')
    expect(readDoorMemory('acc-hikari', 'night').queue).toEqual([])
  })

  it('shows when and where a pass was used before, if the host says so', async () => {
    await open()
    host.result = { result: 'USED', usedTime: '2026-01-31T09:12:00Z', door: '西口' }
    type(await digitsOf('a'))
    await resultIs('入場ずみです')
    expect(document.querySelector('[data-result="used"]')?.textContent).toContain('18:12に入場（西口）')
  })

  it.each([
    ['古いコードです', () => digitsOf('a', -120_000)],
    ['時計がずれています', () => digitsOf('a', 120_000)],
    ['別の公演の券です', () => longCode({ ...source('a'), episodeId: 'noon' }, windowAt(serverNow()))],
    ['確かめられません', async () => '0427000000'],
  ])('shows %s without asking the host to record an entry', async (title, codeOf) => {
    await open()
    type(await codeOf())
    await resultIs(title)
    expect(host.sent).toEqual([])
  })

  it('reads the list again for a code that it does not know: the ticket may be newer', async () => {
    await open()
    host.list = [...host.list, row('new')]
    type(await digitsOf('new'))
    await resultIs('入場できます')
    expect(host.sent).toMatchObject([{ entries: [{ passId: 'new' }] }])
  })

  it('admits each pass once while offline, stores the entries, and later sends them as already admitted', async () => {
    await open()
    host.isDown = true
    setOffline(true)
    await screen.findByText(/この端末の一覧で確かめています/)
    type(await digitsOf('a'))
    await resultIs('入場できます')
    await screen.findByText('まだ送っていない入場が1件あります。')
    fireEvent.click(screen.getByRole('button', { name: '次の人へ' }))
    type(await digitsOf('a'))
    await resultIs('入場ずみです')
    expect(readDoorMemory('acc-hikari', 'night').queue).toMatchObject([{ passId: 'a' }])

    host.isDown = false
    setOffline(false)
    await waitFor(() => expect(host.sent).toMatchObject([{ entries: [{ passId: 'a', isAdmitted: true }] }]))
    await waitFor(() => expect(readDoorMemory('acc-hikari', 'night').queue).toEqual([]))
    expect(screen.queryByText(/まだ送っていない入場/)).toBeNull()
  })

  it('admits a guest by the stored list if the host is not reachable, and reports a pass that the host refuses later', async () => {
    await open()
    host.isDown = true
    type(await digitsOf('a'))
    await resultIs('入場できます')
    expect(readDoorMemory('acc-hikari', 'night').queue).toHaveLength(1)
    host.isDown = false
    host.result = { result: 'VOID' }
    fireEvent.click(await screen.findByRole('button', { name: /^いま送る/ }))
    await screen.findByText(/あとで使えない券とわかりました/)
    expect(readDoorMemory('acc-hikari', 'night')).toMatchObject({ queue: [], refused: [{ result: 'VOID' }] })
  })

  it('admits a guest who is chosen from the list only after a confirmation', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '席b こ…を入場にする' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(host.sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: '入場にする' }))
    await resultIs('入場できます')
    expect(host.sent).toMatchObject([{ entries: [{ passId: 'b' }] }])
    expect(host.sent[0]?.entries[0]?.code).toBeUndefined()
  })

  it('says that the browser has no camera, and has no button for it', async () => {
    await open()
    expect(screen.getByText(/このブラウザーでは、カメラを使えません/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'カメラで読みとる' })).toBeNull()
  })
})

describe('the page of a door shows no list', () => {
  const openHidden = async () => {
    render(
      <Queries>
        <MemoryRouter initialEntries={['/staff/door/night']}>
          <Routes>
            <Route path="/staff/door/:id" element={<DoorRoute />} />
          </Routes>
        </MemoryRouter>
      </Queries>,
    )
    return () => document.body.textContent
  }

  it('to a member who does not work there', async () => {
    host.status = 403
    const text = await openHidden()
    await waitFor(() => expect(text()).toContain('この入口の担当ではありません'))
    expect(text()).not.toContain('港の公開収録')
  })

  it('after the list has expired', async () => {
    host.expiresTime = now
    const text = await openHidden()
    await waitFor(() => expect(text()).toContain('受付は終わりました'))
    expect(text()).not.toContain('港の公開収録')
  })

  it('of an unknown door', async () => {
    host.status = 404
    const text = await openHidden()
    await waitFor(() => expect(text()).toContain('この席は、見つかりませんでした'))
    expect(text()).not.toContain('港の公開収録')
  })
})
