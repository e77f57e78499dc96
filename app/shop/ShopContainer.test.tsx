import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { memberHost, queryWrapper as Queries } from '../testing/memberHost.tsx'
import { ShopContainer } from './ShopContainer.tsx'

const server = memberHost()
afterEach(() => {
  cleanup()
  requests.length = 0
})

const pack = (at: number) => ({
  shopCoinId: `pack-${at}`,
  webPaidCoin: 100 + at,
  webPrice: 1_000 + at,
  maxQuantity: 0,
  remainingQuantity: 0,
  publicationStartTime: '2020-01-01T00:00:00Z',
  publicationEndTime: '2099-01-01T00:00:00Z',
})
/** The query strings of the requests for the list. */
const requests: string[] = []
/** Mocks a server with seventeen packs, in pages of fifteen. */
const seventeen = http.get('*/v2/shop/coin', ({ request }) => {
  const { searchParams } = new URL(request.url)
  requests.push(searchParams.toString())
  const isNext = searchParams.get('seek.lastShopCoinId') === 'pack-15'
  const ids = isNext ? [16, 17] : Array.from({ length: 15 }, (_, at) => at + 1)
  return HttpResponse.json({
    list: ids.map(pack),
    seek: { hasNext: !isNext, lastShopCoinId: `pack-${isNext ? 17 : 15}` },
  })
})

function open(packs = seventeen): void {
  server.use(
    packs,
    http.get('*/v2/coin/balance', () => HttpResponse.json({ free: 0, paid: 0, total: 0 })),
  )
  render(
    <Queries>
      <MemoryRouter initialEntries={['/channel#shop']}>
        <ShopContainer />
      </MemoryRouter>
    </Queries>,
  )
}
const prices = () =>
  [...document.querySelectorAll('button [translate="no"]')].filter(({ textContent }) => textContent.endsWith('円'))
    .length

describe('the coin shop (R086, W156)', () => {
  it('requests fifteen packs in the server’s order, and further packs on demand (S146, C166, Q3)', async () => {
    open()
    await waitFor(() => expect(prices()).toBe(15))
    screen.getByText('もっと見る').click()
    await waitFor(() => expect(prices()).toBe(17))
    expect(screen.queryByText('もっと見る')).toBeNull()
    expect(requests).toEqual([
      'platformType=WEB&seek.order=ASC&seek.limit=15',
      'platformType=WEB&seek.order=ASC&seek.limit=15&seek.lastShopCoinId=pack-15',
    ])
  })

  it('has four links, which lead to existing pages and dialogs (S109, Q88)', async () => {
    open()
    await waitFor(() => expect(prices()).toBe(15))
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['コインについて', '/account/faq?type=shop'],
      ['コイン履歴', '#coin-history'],
      ['資金決済法に基づく表示', '/account/settlement'],
      ['特定商取引法の表記', '#commercial'],
    ])
  })

  it('disables the button of a pack in the second in which the pack’s sale ends (S120, Q70)', async () => {
    const end = Date.now() + 1_500
    server.use(
      http.get('*/v2/coin/balance', () => HttpResponse.json({ free: 0, paid: 0, total: 0 })),
      http.get('*/v2/shop/coin', () =>
        HttpResponse.json({
          list: [{ ...pack(1), publicationEndTime: new Date(end).toISOString() }, pack(2)],
          seek: { hasNext: false },
        }),
      ),
    )
    render(
      <Queries>
        <MemoryRouter initialEntries={['/channel#shop']}>
          <ShopContainer />
        </MemoryRouter>
      </Queries>,
    )
    await waitFor(() => expect(screen.getByText(/販売終了/)).toBeTruthy(), { timeout: 20_000 })
    expect(Date.now()).toBeGreaterThanOrEqual(end)
    expect(prices()).toBe(1)
  })

  it('shows no pack that the server marks as hidden (Q69)', async () => {
    const list = [pack(1), { ...pack(2), isHidden: true }, { ...pack(3), isHidden: false }]
    open(http.get('*/v2/shop/coin', () => HttpResponse.json({ list, seek: { hasNext: false } })))
    await waitFor(() => expect(prices()).toBe(2))
    expect(screen.queryByText(/1,002円/)).toBeNull()
  })
})
