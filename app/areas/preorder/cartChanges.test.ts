import { getPreorder } from '@tsudoi/contracts/preorder/preorder.endpoints'
import { cartPriceOf, cartLinesOf } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import { describe, expect, it } from 'vitest'
import { cartCountsOf, emptyCart, setItemCount, type Cart } from './cart.ts'
import { serverChanges, toSeenItem, otherTabChanges, acceptChanges } from './cartChanges.ts'
import { preorderView } from './preorder.mappers.ts'

const single = (more: object = {}) => ({
  itemId: 'single',
  name: '袋',
  type: 'TREADING_SINGLE',
  bonusList: [],
  ...more,
})
const category = { normalConsumeCoin: 500, treadingSingleConsumeCoin: 200, treadingBoxConsumeCoin: 600 }
const answer = (note: object = {}, coins = category) =>
  getPreorder.response.parse({
    id: 'shop',
    ipId: 'todai',
    name: '文具店',
    purchaseStartTime: '2026-03-01T03:00:00Z',
    purchaseEndTime: '2026-03-21T03:00:00Z',
    categoryList: [
      {
        categoryId: 'normal',
        name: '文具',
        categoryType: 'NORMAL',
        ...coins,
        itemList: [
          {
            itemId: 'note',
            name: 'ノート',
            remainingCount: 10,
            bonusList: [{ targetItemId: 'b', itemName: '写真' }],
            ...note,
          },
        ],
        lineupList: [],
      },
      {
        categoryId: 'trading',
        name: '写真',
        categoryType: 'TREADING',
        ...coins,
        itemList: [
          single(),
          { ...single(), itemId: 'box', name: '箱', type: 'TREADING_BOX' },
          { ...single(), itemId: 'odd', name: '奇', type: 'TREADING_BARREL' },
        ],
        lineupList: [],
      },
    ],
  })

const preorder = preorderView(answer())
const item = (id: string) => preorder.categories.flatMap(({ items }) => items).find((each) => each.id === id)!
const cartOf = (counts: Record<string, number>): Cart =>
  Object.entries(counts).reduce(
    (cart, [id, count]) => setItemCount(cart, 'a', id, count, toSeenItem(item(id))),
    emptyCart,
  )
const cart = cartOf({ note: 4, single: 3 })

describe('the price of a preorder item (C164, Q75, Q228)', () => {
  it('is the price of the category in a NORMAL category, and depends on the item’s own type in a TREADING category', () => {
    const prices = preorder.categories.flatMap(({ items }) => items.map(({ id, kind, coins }) => [id, kind, coins]))
    expect(prices).toEqual([
      ['note', 'normal', 500],
      ['single', 'single', 200],
      ['box', 'box', 600],
      ['odd', 'unknown', 0],
    ])
  })

  it('adds up, multiplied by the counts, to the price of the cart in whole coins', () => {
    expect(cartPriceOf(cartLinesOf(preorder, cartCountsOf(cart)))).toBe(4 * 500 + 3 * 200)
  })
})

describe('the changes that the server has made to the items of a cart (W115, Q74, Q226)', () => {
  it('are none if the items are unchanged', () => expect(serverChanges(cart, preorder)).toEqual([]))

  it.each([
    [
      'a changed price',
      answer({}, { ...category, normalConsumeCoin: 600 }),
      { what: 'price', before: 500, after: 600 },
    ],
    ['fewer items left', answer({ remainingCount: 3 }), { what: 'few', count: 4, left: 3 }],
    ['sold out', answer({ remainingCount: 0 }), { what: 'gone', count: 4 }],
    ['another item in its place', answer({ itemId: 'other' }), { what: 'gone', count: 4 }],
    ['other bonuses', answer({ bonusList: [] }), { what: 'bonus', before: ['写真'], after: [] }],
  ])('are listed with the changed item: %s', (_what, changed, change) => {
    expect(serverChanges(cart, preorderView(changed))).toEqual([{ id: 'note', name: 'ノート', ...change }])
  })

  it('contain an item once for each kind of change; accepting them leaves a cart that can be ordered now', () => {
    const now = preorderView(answer({ remainingCount: 3, bonusList: [] }, { ...category, normalConsumeCoin: 600 }))
    expect(serverChanges(cart, now).map(({ what }) => what)).toEqual(['few', 'price', 'bonus'])
    const taken = acceptChanges(cart, 'a', now)
    expect(cartCountsOf(taken)).toEqual({ note: 3, single: 3 })
    expect(serverChanges(taken, now)).toEqual([])
    expect(cartCountsOf(acceptChanges(cart, 'a', preorderView(answer({ itemId: 'other' }))))).toEqual({ single: 3 })
  })
})

describe('another tab’s changes to a cart (S124, Q225)', () => {
  it('contain the items that were added or removed, or whose count changed', () => {
    const known = { note: 4, single: 3 }
    const theirs = cartOf({ note: 5, box: 1 })
    expect(otherTabChanges(known, theirs, preorder)).toEqual([
      { id: 'note', name: 'ノート', what: 'count', before: 4, after: 5 },
      { id: 'single', name: '袋', what: 'count', before: 3, after: 0 },
      { id: 'box', name: '箱', what: 'count', before: 0, after: 1 },
    ])
    expect(otherTabChanges(known, cart, preorder)).toEqual([])
  })
})
