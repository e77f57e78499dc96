import { gachaKindText } from '@tsudoi/design-system/screens/gacha/gachaList.rules'
import { expect, it } from 'vitest'
import { gachaSummaryView } from '../../mappers/gacha.mappers.ts'
import { gachaItemView, drawResultView } from './gacha.mappers.ts'

const gacha = {
  gachaId: 'g',
  ipId: 'ip',
  name: '夏至のパレード',
  type: 'LIMIT' as const,
  stock: 'IN_STOCK' as const,
  itemCount: 18,
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2026-02-01T00:00:00Z',
}
const item = { itemId: 'i', name: '特別席', type: 'TICKET' as const, rarity: 'SSR' as const, ratePercent: 2 }
const balance = { free: 0, paid: 0, total: 0 }
const draw = { ipId: 'ip', gachaId: 'g', count: 1 }

it('the view of a gacha contains its kind and its number of items as one text, and the kind of each item (A§3, Q90)', () => {
  expect(gachaKindText(gachaSummaryView(gacha))).toBe('ガチャ　期間限定　全18種')
  expect(gachaKindText(gachaSummaryView({ ...gacha, type: 'COMMON', itemCount: undefined }))).toBe('ガチャ')
  expect(gachaItemView({ ...item, stock: 'IN_STOCK' }).type).toBe('TICKET')
  const drawn = { drawId: 'd', resultList: [{ ...item, isNew: true, ownedCount: 1 }], balance, draw }
  expect(drawResultView(drawn).items[0]?.type).toBe('TICKET')
})

it('the result of a gacha draw counts the items sent to the present box, even if the server leaves out that count (Q372)', () => {
  const held = { ...item, isNew: false, ownedCount: 999 }
  const drawn = { drawId: 'd', resultList: [held, held], balance, draw }
  expect(drawResultView(drawn).sentToPresents).toBe(0)
  expect(drawResultView({ ...drawn, resultList: [held, { ...held, isSentToPresents: true }] }).sentToPresents).toBe(1)
})
