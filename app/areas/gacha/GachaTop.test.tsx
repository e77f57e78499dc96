import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { GachaTop } from './GachaTop.tsx'

const server = memberHost()
afterEach(cleanup)

const gacha = {
  gachaId: 'parade',
  ipId: 'lemonade',
  name: 'パレード',
  type: 'COMMON',
  stock: 'IN_STOCK',
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2099-01-01T00:00:00Z',
  drawOptionList: [{ count: 1, consumeCoin: 30 }],
}

it('after the server has refused a draw for want of coins, the dialog shows how many are missing from the new balance', async () => {
  const totals = [300]
  server.use(
    http.get('*/v2/gacha/parade', () => HttpResponse.json({ gacha })),
    http.get('*/v2/gacha/parade/detail', () => HttpResponse.json({ itemList: [] })),
    http.get('*/v2/coin/balance', () => {
      const [total = 0] = totals
      return HttpResponse.json({ total, free: total, paid: 0 })
    }),
    http.get('*/v2/currency/history', () => HttpResponse.json({ list: [], seek: { hasNext: false } })),
    http.post('*/v2/gacha/parade/draw', () => {
      // The member has used coins on another device.
      totals[0] = 10
      return HttpResponse.json({ messageCode: 'NotEnoughCoin', code: 400 }, { status: 400 })
    }),
  )
  render(
    <Queries>
      <MemoryRouter>
        <GachaTop
          channel={{ id: 'lemonade', name: 'レモネード', href: '/channel/lemonade' }}
          gachaId="parade"
          now="2026-01-31T10:00:00Z"
        />
      </MemoryRouter>
    </Queries>,
  )
  await screen.findAllByText('300')
  fireEvent.click(await screen.findByRole('button', { name: /^1回引く/ }))
  fireEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^1回引く/ }))
  expect(await screen.findByText('コインが足りません')).toBeTruthy()
  expect(await screen.findByText('20')).toBeTruthy()
})
