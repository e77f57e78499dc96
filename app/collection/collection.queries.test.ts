import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { memberHost } from '../testing/memberHost.tsx'
import { missingPhotosQuery } from './collection.queries.ts'

const server = memberHost()

const gacha = (gachaId: string, rest: object = {}) => ({
  gachaId,
  ipId: 'todai',
  name: gachaId,
  type: 'COMMON',
  stock: 'IN_STOCK',
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2099-01-01T00:00:00Z',
  ...rest,
})

it('the missing photos of a channel are only those of gachas that the member can draw now', async () => {
  const gachaList = [
    gacha('open'),
    gacha('announced', { publicationStartTime: '2098-01-01T00:00:00Z' }),
    gacha('soldOut', { stock: 'OUT_OF_STOCK' }),
    gacha('usedUp', { stock: 'LIMITED_BY_USER' }),
  ]
  server.use(
    http.get('*/v2/gacha', () => HttpResponse.json({ gachaList })),
    http.get('*/v2/gacha/:id/detail', ({ params: { id } }) =>
      HttpResponse.json({
        itemList: [
          { itemId: id, name: id, type: 'PHOTO', rarity: 'N', ratePercent: 100, stock: 'IN_STOCK', ownedCount: 0 },
        ],
      }),
    ),
  )
  const photos = await queryClient.fetchQuery(missingPhotosQuery('todai'))
  expect(photos.map(({ id }) => id)).toEqual(['open'])
})
