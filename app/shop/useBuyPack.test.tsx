import { act, renderHook, waitFor } from '@testing-library/react'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { useErrorQueue } from '../errors/errorQueue.ts'
import { loadErrorTexts } from '../errors/failure.ts'
import { queryClient } from '../queryClient.ts'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { memberHost, queryWrapper as Queries } from '../testing/memberHost.tsx'
import { useBuyPack } from './useBuyPack.ts'

const server = memberHost()
const day = 86_400_000
const at = (offset: number) => new Date(Date.now() + offset).toISOString()
const pack: ShopItem = {
  id: 'coin-100',
  coins: 100,
  yen: 120,
  maxQuantity: 0,
  remainingQuantity: 0,
  start: at(-day),
  end: at(day),
  showsTimeLeft: false,
}
const wire = {
  shopCoinId: 'coin-100',
  webPaidCoin: 100,
  webPrice: 120,
  maxQuantity: 0,
  remainingQuantity: 0,
  publicationStartTime: pack.start,
  publicationEndTime: pack.end,
}

/** Simulates the server's check of a pack. It refuses with the code, or accepts if there is none. */
function host(messageCode?: string, status = 400) {
  const requests: string[] = []
  server.use(
    http.get('*/v2/shop/coin/validate/:id', ({ params }) => {
      requests.push(String(params.id))
      return messageCode
        ? HttpResponse.json({ messageCode, code: status }, { status })
        : HttpResponse.json({ shopCoin: wire })
    }),
  )
  return requests
}

const shop = () =>
  renderHook(() => ({ ...useBuyPack(), at: useLocation() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <Queries>{children}</Queries>
      </MemoryRouter>
    ),
  }).result
const dialogs = () => useErrorQueue.getState().messages.map(({ row, title }) => [row, title])

describe('buying a pack in the coin shop (R086, S130, S131)', () => {
  beforeAll(loadErrorTexts)

  it('opens the page of the purchase, with the address to return to, once both checks allow it (C167, S105, Q84)', async () => {
    setTestUrl('http://127.0.0.1/channel/todai?tab=gacha#shop')
    const requests = host()
    const result = shop()
    act(() => [1, 2, 3].forEach(() => result.current.buy(pack)))
    await waitFor(() => expect(result.current.at.pathname).toBe('/purchase/coin-100'))
    expect(new URLSearchParams(result.current.at.search).get('url')).toBe('http://127.0.0.1/channel/todai?tab=gacha')
    expect(requests).toEqual(['coin-100'])
  })

  it.each([
    ['ended', { end: at(-1) }],
    ['not begun', { start: at(day) }],
  ])('is refused without a call to the server if the pack’s sale has %s (E068, Q5)', async (_state, period) => {
    const requests = host()
    const result = shop()
    act(() => result.current.buy({ ...pack, ...period }))
    await waitFor(() => expect(dialogs()).toEqual([['E068', '購入期限エラー']]))
    expect([requests, result.current.at.pathname]).toEqual([[], '/'])
  })

  it.each([
    ['MaxQuantityExceed', 400, 'E066', '所持上限です'],
    ['PackLimitReached', 409, 'ours', '購入できる回数の上限です'],
    ['UnavailablePeriod', 400, 'E012', '購入期間外です'],
    ['SomethingNew', 500, 'E020', 'うまくいきませんでした'],
    ['NotFound', 404, 'E022', 'お探しのものが見つかりません'],
  ])(
    'stays in the shop and shows the reason when the server refuses with %s (E066, E067, E069, Q5, Q87, C167)',
    async (code, status, row, title) => {
      host(code, status)
      const result = shop()
      act(() => result.current.buy(pack))
      await waitFor(() => expect(dialogs()).toEqual([[row, title]]))
      expect(result.current.at.pathname).toBe('/')
    },
  )

  it('stays in the shop and shows the monthly limits in place of the general dialog (E067, W160)', async () => {
    host('MaxAmountExceed')
    const result = shop()
    act(() => result.current.buy(pack))
    await waitFor(() => expect(result.current.isOverMonth).toBe(true))
    expect([dialogs(), result.current.at.pathname]).toEqual([[], '/'])
    act(() => result.current.closeLimit())
    expect(result.current.isOverMonth).toBe(false)
  })

  it('asks a guest to log in, without a call to the server (Q31)', () => {
    tokenCookies.clear()
    resetSession()
    const requests = host()
    const result = shop()
    act(() => result.current.buy(pack))
    expect(useSession.getState().loginRequired).toBe(location.href)
    expect([requests, queryClient.isMutating()]).toEqual([[], 0])
  })
})
