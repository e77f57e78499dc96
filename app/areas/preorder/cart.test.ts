import { describe, expect, it } from 'vitest'
import { amount } from '@tsudoi/contracts/testing/amount'
import {
  adoptGuestCart,
  cartCountsOf,
  emptyCart,
  isSameCart,
  haveSameCounts,
  mergeCarts,
  parseCart,
  setItemCount,
  subtractBought,
  type Cart,
} from './cart.ts'

const seen = { name: '灯籠', coins: 400, bonuses: [] }
const set = (cart: Cart, id: string, count: number, tab = 'a') => setItemCount(cart, tab, id, count, seen)
const of = (...lines: readonly (readonly [id: string, count: number])[]) =>
  lines.reduce((cart, [id, count]) => set(cart, id, count), emptyCart)

describe('a preorder cart (S122, S133)', () => {
  it('stores counts above 0, and removes an item whose count is set to 0', () => {
    const cart = set(of(['lantern', 2], ['umbrella', 1]), 'lantern', 0)
    expect(cartCountsOf(cart)).toEqual({ umbrella: 1 })
    expect(Object.keys(cart.items)).toEqual(['umbrella'])
  })

  it('contains only whole counts from 0 to 100', () => {
    expect(cartCountsOf(of(['a', 101], ['b', -3], ['c', 2.9]))).toEqual({ a: 100, c: 2 })
  })

  it('has the exact count after 200 taps on its buttons', () => {
    let cart = emptyCart
    for (let tap = 0; tap < 200; tap += 1) {
      const by = tap % 3 === 2 ? -1 : 1
      cart = set(cart, 'lantern', (cartCountsOf(cart)['lantern'] ?? 0) + by)
    }
    expect(cartCountsOf(cart)).toEqual({ lantern: 68 })
    expect(cart.revision).toBe(200)
  })

  it('loses the bought counts, and keeps what another tab has added since the purchase began', () => {
    const bought = [
      { itemId: 'lantern', count: 2 },
      { itemId: 'gone', count: 1 },
    ]
    expect(cartCountsOf(subtractBought(of(['lantern', 3], ['umbrella', 1]), 'b', bought))).toEqual({
      lantern: 1,
      umbrella: 1,
    })
    expect(cartCountsOf(subtractBought(of(['lantern', 2]), 'b', bought))).toEqual({})
  })

  it('of a guest is merged into the cart of the member who logs in', () => {
    const merged = adoptGuestCart(of(['lantern', 1], ['towel', 4]), 'a', of(['lantern', 3], ['umbrella', 1]))
    expect(cartCountsOf(merged)).toEqual({ lantern: 3, umbrella: 1, towel: 4 })
  })

  it('counts as equal to another cart if both have equal counts for all items', () => {
    expect(haveSameCounts({ a: 1 }, { a: 1, b: 0 })).toBe(true)
    expect(haveSameCounts({ a: 1 }, { a: 1, b: 1 })).toBe(false)
  })
})

describe('a stored preorder cart (S123, S150)', () => {
  it('is loaded with the counts with which it was stored', () => {
    const cart = set(of(['lantern', 2], ['umbrella', 1]), 'umbrella', 0)
    expect(parseCart(JSON.stringify(cart))).toEqual(cart)
  })

  it.each([
    null,
    '',
    '{',
    '7',
    '[]',
    '{"items":7}',
    '{"items":{"a":{"count":1}}}',
    '{"items":{"a":{"count":0,"revision":1,"tab":"x","seen":{"name":"a","coins":1,"bonuses":[]}}}}',
    '{"items":{"a":{"count":1e9,"revision":1,"tab":"x","seen":{"name":"a","coins":1,"bonuses":[]}}}}',
    '{"items":{"a":{"count":1.5,"revision":1,"tab":"x","seen":{"name":"a","coins":1,"bonuses":[]}}}}',
  ])('is empty if the stored text is malformed: %s', (text) => expect(cartCountsOf(parseCart(text))).toEqual({}))

  it('keeps an edit made after loading it, even if its stored revision was lowered by hand', () => {
    const cart = parseCart(JSON.stringify({ ...of(['lantern', 2], ['umbrella', 1]), revision: 0 }))
    expect(cartCountsOf(set(cart, 'umbrella', 5))).toEqual({ lantern: 2, umbrella: 5 })
    expect(cart.revision).toBe(2)
  })
})

/** Pseudo-random numbers, the same for equal seeds. */
function seededNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * Simulates tabs with a shared storage like browsers: reads may be stale, events arrive late but in order, and of two
 * simultaneous writes the first is overwritten.
 */
function playTabs(count: number, seed: number) {
  const next = seededNumbers(seed)
  const tabs = Array.from({ length: count }, (_, at) => ({ name: `tab-${at}`, cart: emptyCart, events: [] as Cart[] }))
  let storage = emptyCart
  const last = new Map<string, { revision: number; tab: string; count: number }>()
  const store = (by: string, cart: Cart) => {
    storage = cart
    for (const tab of tabs) if (tab.name !== by) tab.events.push(cart)
  }
  const receiveEvent = (tab: (typeof tabs)[number], isOld: boolean) => {
    const event = tab.events.shift()
    if (!event) return
    tab.cart = mergeCarts(mergeCarts(tab.cart, event), isOld ? event : storage)
    if (!isOld && !isSameCart(tab.cart, storage)) store(tab.name, tab.cart)
  }
  const edit = (tab: (typeof tabs)[number], isOld: boolean) => {
    const before = isOld ? tab.cart : mergeCarts(tab.cart, storage)
    const [id, wanted] = [`item-${next(4)}`, next(6)]
    tab.cart = set(before, id, wanted, tab.name)
    const edited = { revision: tab.cart.revision, tab: tab.name, count: wanted }
    const former = last.get(id)
    const isLater =
      !former || edited.revision > former.revision || (edited.revision === former.revision && edited.tab > former.tab)
    if (isLater) last.set(id, edited)
    store(tab.name, tab.cart)
  }
  for (let step = 0; step < 60; step += 1) {
    const tab = tabs[next(count)]!
    if (next(2)) edit(tab, next(3) === 0)
    else receiveEvent(tab, next(3) === 0)
  }
  while (tabs.some(({ events }) => events.length > 0)) for (const tab of tabs) receiveEvent(tab, false)
  return { tabs, storage, last }
}

describe('browser tabs that share a preorder cart (S124)', () => {
  const rounds = Array.from({ length: amount({ part: 30, all: 1_000 }) }, (_, at) => at + 1)

  it.each([2, 3, 4])(
    'have, when there are %i of them, equal carts after any order of storage events, and lose no later edit to an earlier one',
    (count) => {
      for (const seed of rounds) {
        const { tabs, storage, last } = playTabs(count, seed)
        const wanted = Object.fromEntries(
          [...last].flatMap(([id, edit]) => (edit.count > 0 ? [[id, edit.count] as const] : [])),
        )
        for (const { cart } of tabs) expect(cartCountsOf(cart), `seed ${seed}`).toEqual(wanted)
        expect(cartCountsOf(storage), `seed ${seed}`).toEqual(wanted)
      }
    },
  )

  it('merge two carts into one result, in any order and any number of times', () => {
    const one = set(of(['a', 1], ['b', 2]), 'b', 0, 'x')
    const other = set(set(emptyCart, 'b', 5, 'y'), 'c', 1, 'y')
    const merged = mergeCarts(one, other)
    expect(mergeCarts(other, one)).toEqual(merged)
    expect(mergeCarts(merged, one)).toEqual(merged)
    expect(cartCountsOf(merged)).toEqual({ a: 1, c: 1 })
  })
})
