import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { raise } from '../../errors/raise.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import type { PaidDraw } from '../../payments/payments.ts'
import { drawGachaMutation } from './draw.mutations.ts'
import { useGachaDraw } from './gachaDraw.ts'
import { Component as GachaResultRoute } from './GachaResultRoute.tsx'

vi.mock('../../errors/raise.ts', { spy: true })

const server = memberHost()
afterEach(() => {
  cleanup()
  resetSessionData()
})
const failing = (messageCode: string) => () => HttpResponse.json({ messageCode, code: 400 }, { status: 400 })
const draw = { ipId: 'lemonade', gachaId: 'parade', count: 1 }
const paid = { ...draw, gachaName: 'パレード' } as ConfirmedPurchase<PaidDraw>
const order = { what: '', quantity: '1回', price: { unit: 'coins' as const, amount: 30, first: 'free' as const } }
const item = { itemId: 'i', name: 'きらめく夜', type: 'PHOTO', rarity: 'SSR', isNew: true, ownedCount: 1 }
const result = { drawId: 'd', resultList: [item], balance: { total: 270, free: 270, paid: 0 } }

function openAt(ipId: string): void {
  render(
    <Queries>
      <MemoryRouter initialEntries={[`/channel/${ipId}/gacha/result`]}>
        <Routes>
          <Route path="/channel/:ipId/gacha/result" element={<GachaResultRoute />} />
        </Routes>
      </MemoryRouter>
    </Queries>,
  )
}
/** Sends a draw with the page's mutation, and ignores a failure. */
const drawNow = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, drawGachaMutation)
    .execute({ ...paid, paid, order })
    .catch(() => undefined)

describe('the page with the result of a gacha draw (R058)', () => {
  it('shows the result even if the gacha has ended since, without an error about the gacha (S050, E009)', async () => {
    await loadErrorTexts()
    server.use(
      http.post('*/v2/gacha/parade/draw', () => HttpResponse.json(result)),
      http.get('*/v2/gacha/parade', failing('GachaUnavailable')),
      http.get('*', () => HttpResponse.json({})),
    )
    await drawNow()
    openAt('lemonade')
    await waitFor(() => expect(raise).toHaveBeenCalled())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(useErrorQueue.getState().messages.map(({ row }) => row)).not.toContain('E009')
    expect(screen.getAllByText('きらめく夜').length).toBeGreaterThan(0)
  })

  it.each([
    ['GachaUnavailable', 'E009', 'このガチャは引けません'],
    ['NoGachaItemToDraw', 'E011', '景品終了'],
  ])(
    'shows a failure after an error dialog if the server refused the draw with %s, and no result in another channel (S049, S050, %s)',
    async (code, row, title) => {
      await loadErrorTexts()
      server.use(
        http.post('*/v2/gacha/parade/draw', failing(code)),
        http.get('*', () => HttpResponse.json({})),
      )
      await drawNow()
      openAt('benio')
      expect(screen.getByText('表示できる結果がありません')).toBeTruthy()
      expect(screen.queryByText(title)).toBeNull()
      await waitFor(() => expect(useErrorQueue.getState().messages.map((message) => message.row)).toContain(row))
      openAt('lemonade')
      expect(screen.getAllByText(title).length).toBeGreaterThan(0)
      expect(useGachaDraw.getState().result).toBeUndefined()
    },
  )
})

/** Mocks a server whose gacha a member may draw this often. Each draw returns this many items. */
function countingHost(limit: number, items: number) {
  let drawn = 0
  const gacha = () => ({
    gachaId: 'parade',
    ipId: 'lemonade',
    name: 'パレード',
    type: 'COMMON',
    stock: 'IN_STOCK',
    publicationStartTime: '2026-01-01T00:00:00Z',
    publicationEndTime: '2099-01-01T00:00:00Z',
    drawOptionList: [{ count: 1, consumeCoin: 30 }],
    remainingDrawCount: limit - drawn,
  })
  server.use(
    http.post('*/v2/gacha/parade/draw', () => {
      drawn += 1
      const resultList = Array.from({ length: items }, (_, at) => ({ ...item, itemId: `${at}` }))
      return HttpResponse.json({ ...result, drawId: `d${drawn}`, resultList })
    }),
    http.get('*/v2/gacha/parade', () => HttpResponse.json({ gacha: gacha() })),
    http.get('*', () => HttpResponse.json({})),
  )
}

describe('a draw that is repeated on the page of its result (R058)', () => {
  it('is revealed one by one if the member has chosen that (Q153)', async () => {
    localStorage.setItem('tsudoi.draws-one-by-one', 'yes')
    countingHost(9, 2)
    openAt('lemonade')
    await drawNow()
    fireEvent.click(await screen.findByRole('button', { name: '残りをまとめて見る' }))
    await drawNow()
    expect(await screen.findByText('2枚のうち1枚目')).toBeTruthy()
    localStorage.clear()
  })

  it('is offered only as long as the member may draw that many items', async () => {
    countingHost(2, 1)
    await drawNow()
    openAt('lemonade')
    expect(await screen.findByRole('button', { name: /^もう1回引く/ })).toBeTruthy()
    await drawNow()
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'コレクションで見る' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: /^もう1回引く/ })).toBeNull()
    })
  })
})

it('the shown result of a gacha draw is not among the earlier ones, even after a reload (W149)', async () => {
  countingHost(9, 1)
  await drawNow()
  await drawNow()
  // After a reload, the result and the log have been read separately.
  useGachaDraw.setState(({ result: shown }) => ({ result: structuredClone(shown) }))
  openAt('lemonade')
  expect(await screen.findByRole('heading', { name: 'これまでに引いたもの' })).toBeTruthy()
  expect(screen.getAllByText('1回')).toHaveLength(1)
})

it('the balance of coins that a gacha draw returns is not replaced by an older one that arrives later', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const read = vi.fn<() => void>()
  server.use(
    http.post('*/v2/gacha/parade/draw', () => HttpResponse.json(result)),
    http.get('*/v2/coin/balance', async () => {
      read()
      await released
      return HttpResponse.json({ total: 300, free: 300, paid: 0 })
    }),
  )
  const older = queryClient.fetchQuery(balanceQuery).catch(() => undefined)
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
  await drawNow()
  release()
  await older
  expect(queryClient.getQueryData(balanceQuery.queryKey)).toEqual(result.balance)
})
