import { Query } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadErrorTexts } from '../../errors/failure.ts'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { queryClient } from '../../queryClient.ts'
import { serverNow, setServerTime, resetClock } from '../../time/clock.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as DrawEntryRoute } from './DrawEntryRoute.tsx'
import { Component as DrawRoute } from './DrawRoute.tsx'
import { prizeDrawQuery } from './draw.queries.ts'

const server = memberHost()
const photo = { itemKind: 'PHOTO', itemId: 'p', name: '灯台の栞', amount: 1 }
const result = { enteredTime: '2026-01-31T10:42:00Z', prize: photo }
const base = {
  drawId: 'dial',
  ipId: 'todai',
  name: '今夜のダイヤル合わせ',
  entryStartTime: '2026-01-10T03:00:00Z',
  entryEndTime: '2026-02-14T14:59:00Z',
}

/** Mocks a server that stores at most one entry. Its `answers` method sets the responses to the next entries. */
function host({ follows = true }: { follows?: boolean } = {}) {
  const kept = { entered: false, follows, entries: 0, order: [] as string[] }
  let answer: () => Promise<Response> | Response = () => HttpResponse.json({ result })
  const stateOf = () => {
    if (kept.entered) return 'ENTERED'
    return kept.follows ? 'AVAILABLE' : 'NOT_FOLLOWED'
  }
  const channel = () => ({ ip: { ipId: 'todai', name: '灯台放送局', hasFollowed: kept.follows } })
  const draw = () => ({ draw: { ...base, entryState: stateOf() }, todayResult: kept.entered ? result : undefined })
  server.use(
    http.get('*/v2/draw/dial', () => HttpResponse.json(draw() as JsonBodyType)),
    http.get('*/v2/draw/dial/prize', () =>
      HttpResponse.json({ prizeList: [{ prizeId: 'a', ratePercent: 1, remainingCount: 10, ...photo }] }),
    ),
    http.get('*/v2/ip/todai', () => HttpResponse.json(channel())),
    http.get('*/v2/coin/balance', () => HttpResponse.json({ total: 1, free: 1, paid: 0 })),
    http.post('*/v2/follow/ip/todai', () => {
      kept.order.push('follow')
      kept.follows = true
      return HttpResponse.json({})
    }),
    http.post('*/v2/draw/dial/entry', () => {
      kept.order.push('enter')
      kept.entries += 1
      return answer()
    }),
  )
  return {
    kept,
    /** Sets the response to the next entries. */
    answers: (next: typeof answer) => void (answer = next),
  }
}

function open(path = '/channel/todai/draw/dial/entry') {
  render(
    <Queries>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/channel/:ipId/draw/:drawId" element={<DrawRoute />} />
          <Route path="/channel/:ipId/draw/:drawId/entry" element={<DrawEntryRoute />} />
        </Routes>
      </MemoryRouter>
    </Queries>,
  )
}
/** In this DOM a button's accessible name includes the text that is shown while it waits. */
const button = (name: RegExp) => screen.findByRole('button', { name })
/** A heading is split into spans, so its text is compared as a whole. */
const heading = async (words: string) => {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words))
  return screen.getByRole('heading', { level: 1 })
}
const isQuiet = () => waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))

/** A network error. The mocked server has stored the entry, but its response does not arrive. */
const lost = () => HttpResponse.error()
const refusal = (status: number, messageCode?: string) => () =>
  HttpResponse.json({ messageCode, code: status }, { status })

/** Failures of the response to an entry, each with its name in the test titles. */
const faults: [string, () => Response][] = [
  ['no answer', lost],
  ['a 500', refusal(500, 'Internal')],
  ['a 500 without a body', refusal(500)],
  ['a 502', refusal(502)],
  ['a 503', refusal(503)],
  ['a 504', refusal(504)],
  ['garbage', () => new Response('<html>', { status: 200 })],
  ['a truncated answer', () => new Response('{"result":{"enteredTime":"2026-01', { status: 200 })],
  ['nothing', () => new Response('', { status: 200 })],
  ['null', () => HttpResponse.json(null)],
  ['an answer without a result', () => HttpResponse.json({})],
  ['an answer of an unexpected format', () => HttpResponse.json({ result: { enteredTime: 7 } })],
]

beforeEach(async () => {
  await loadErrorTexts()
  setServerTime('2026-01-31T10:42:00Z', Date.now())
})
afterEach(() => {
  cleanup()
  resetClock()
})

describe('entering a prize draw (R061, W093)', () => {
  it.each([2, 5, 20])('sends one entry for %d taps, and shows the result (C180)', async (taps) => {
    const { kept, answers } = host()
    answers(() => ((kept.entered = true), HttpResponse.json({ result })))
    open()
    const enter = await button(/^無料で1回引く/)
    act(() => Array.from({ length: taps }).forEach(() => fireEvent.click(enter)))
    expect(await heading('灯台の栞が、当たりました')).toBe(document.activeElement)
    await isQuiet()
    expect(kept.entries).toBe(1)
  })

  it('keeps the result if a read that began before the entry is answered after it', async () => {
    const { kept, answers } = host()
    answers(() => ((kept.entered = true), HttpResponse.json({ result })))
    open()
    const enter = await button(/^無料で1回引く/)
    await isQuiet()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const read = vi.fn<() => void>()
    const olderAnswer = async () => {
      read()
      await released
      return HttpResponse.json({ draw: { ...base, entryState: 'AVAILABLE' } })
    }
    server.use(http.get('*/v2/draw/dial', olderAnswer, { once: true }))
    void queryClient.refetchQueries({ queryKey: prizeDrawQuery('dial', true).queryKey })
    await waitFor(() => expect(read).toHaveBeenCalledOnce())
    fireEvent.click(enter)
    await heading('灯台の栞が、当たりました')
    release()
    await isQuiet()
    expect(await heading('灯台の栞が、当たりました')).toBeTruthy()
  })

  it('shows an entry that won nothing as a result, not as a failure', async () => {
    const { answers } = host()
    answers(() => HttpResponse.json({ result: { enteredTime: result.enteredTime } }))
    open()
    fireEvent.click(await button(/^無料で1回引く/))
    expect(await heading('今日は、はずれでした')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(faults)('shows after %s the result that the server has stored, and no failure', async (_what, fault) => {
    const { kept, answers } = host()
    answers(() => ((kept.entered = true), fault()))
    open()
    fireEvent.click(await button(/^無料で1回引く/))
    expect(await heading('灯台の栞が、当たりました')).toBeTruthy()
    await isQuiet()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(useErrorQueue.getState().messages).toEqual([])
    expect(kept.entries).toBe(1)
  })

  it.each(faults)(
    'shows an unknown outcome after %s if the server has stored no entry; the next press sends the entry (E001, E002)',
    async (_what, fault) => {
      const { kept, answers } = host()
      answers(fault)
      open()
      fireEvent.click(await button(/^無料で1回引く/))
      expect((await screen.findByRole('alert')).textContent).toContain('もう一度引いても、今日の結果はひとつです。')
      answers(() => ((kept.entered = true), HttpResponse.json({ result })))
      fireEvent.click(await button(/^無料でもう一度引く/))
      expect(await heading('灯台の栞が、当たりました')).toBeTruthy()
      expect(kept.entries).toBe(2)
    },
  )

  it('asks a member who has unfollowed the channel to follow the channel, and does not mention a gacha', async () => {
    const { kept, answers } = host()
    answers(() => ((kept.follows = false), refusal(400, 'FailedPrecondition')()))
    open()
    fireEvent.click(await button(/^無料で1回引く/))
    expect(await screen.findByRole('link', { name: '抽選のページでフォローする' })).toBeTruthy()
    await isQuiet()
    expect(screen.queryByText(/無料期間/)).toBeNull()
  })

  it('sends the follow before the entry, even if the member presses both buttons within one moment', async () => {
    const { kept, answers } = host({ follows: false })
    answers(() => ((kept.entered = true), HttpResponse.json({ result })))
    let followed = () => {}
    const whenFollowed = new Promise<void>((resolve) => (followed = resolve))
    server.use(
      http.post('*/v2/follow/ip/todai', async () => {
        kept.order.push('follow')
        await whenFollowed
        kept.order.push('followed')
        return HttpResponse.json({})
      }),
    )
    open('/channel/todai/draw/dial')
    fireEvent.click(await button(/^灯台放送局をフォローする$/))
    expect(await screen.findByRole('link', { name: '引く画面へ進む' })).toBeTruthy()
    cleanup()
    open()
    await waitFor(() => expect(kept.order).toEqual(['follow']))
    fireEvent.click(await button(/^無料で1回引く/))
    // Waits for a refetch: an entry that did not wait for the follow would have been sent by then.
    await queryClient.refetchQueries({ queryKey: prizeDrawQuery('dial', true).queryKey })
    followed()
    expect(await heading('灯台の栞が、当たりました')).toBeTruthy()
    expect(kept.order).toEqual(['follow', 'followed', 'enter'])
  })

  it('shows the result that the server has stored when the member opens the page again', async () => {
    const { kept } = host()
    kept.entered = true
    open()
    expect(await heading('灯台の栞が、当たりました')).not.toBe(document.activeElement)
    cleanup()
    open('/channel/todai/draw/dial')
    expect(await screen.findByRole('link', { name: '結果をくわしく見る' })).toBeTruthy()
  })

  it('is no longer possible once the draw has ended according to the server’s clock, whatever the device’s clock shows', async () => {
    host()
    setServerTime('2026-02-14T14:59:00Z', Date.now())
    open()
    expect(await screen.findByText('当たった賞品は、お渡し済みです。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /引く/ })).toBeNull()
  })
})

describe('the page of a prize draw that cannot be shown (R059, W091)', () => {
  it('shows “not found” if the draw belongs to another channel than the one in the URL', async () => {
    host()
    server.use(http.get('*/v2/ip/velvet', () => HttpResponse.json({ ip: { ipId: 'velvet', name: 'ビロード回路' } })))
    open('/channel/velvet/draw/dial')
    expect(await heading('この席は、見つかりませんでした')).toBeTruthy()
  })

  it.each([
    ['“not found” if it does not exist (E022)', 'NotFound', 404, 'この席は、見つかりませんでした'],
    ['“not public” outside its publication period (E053)', 'OutOfTerm', 400, 'この抽選は、公開されていません'],
  ])('shows without a dialog %s', async (_what, messageCode, status, title) => {
    host()
    server.use(http.get('*/v2/draw/dial', refusal(status, messageCode)))
    open('/channel/todai/draw/dial')
    expect(await heading(title)).toBeTruthy()
    await isQuiet()
    expect(useErrorQueue.getState().messages).toEqual([])
  })
})

it('the page of a prize draw refetches the draw at the second in which it ends according to the server’s clock', () => {
  setServerTime('2026-02-14T14:58:30Z', Date.now())
  const { refetchInterval } = prizeDrawQuery('dial', true)
  if (typeof refetchInterval !== 'function') throw new Error('The interval depends on the draw.')
  const query = new Query({ client: queryClient, queryKey: ['draw'], queryHash: 'draw' })
  expect(refetchInterval(query as never)).toBe(false)
  query.setData({ draw: base })
  const wait = Number(refetchInterval(query as never))
  expect(Math.abs(serverNow() + wait - Date.parse(base.entryEndTime))).toBeLessThan(1_000)
})
