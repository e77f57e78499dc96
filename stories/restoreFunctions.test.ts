import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { nameFunctions, restoreFunctions } from './restoreFunctions.ts'

const onCountChange = () => undefined
const icon = createElement('b')
const initial = {
  now: '2026-01-31',
  cart: { counts: { acrylic: 2 }, onCountChange },
  items: [{ label: '見る', onPress: onCountChange, icon }],
  onRetry: onCountChange,
}

describe('a story whose properties a designer edits in Storybook', () => {
  it('keeps the functions and elements inside an edited object', () => {
    const edited = { ...initial, cart: { counts: { acrylic: 5 } }, items: [{ label: '聞く', icon: { type: 'b' } }] }
    expect(restoreFunctions(edited, initial)).toEqual({
      ...initial,
      cart: { counts: { acrylic: 5 }, onCountChange },
      items: [{ label: '聞く', onPress: onCountChange, icon }],
    })
  })

  it('keeps a function that was overwritten with a text, and has no property that was removed', () => {
    const { now, cart } = initial
    expect(restoreFunctions({ now, cart: { ...cart, onCountChange: '（関数）' } }, initial)).toEqual({ now, cart })
  })

  it('keeps the identity of objects that were not edited, so that nothing renders again', () => {
    expect(restoreFunctions({ ...initial, now: '2026-02-01' }, initial).cart).toBe(initial.cart)
  })

  it('shows each function as a word, at every depth, and not as its source', () => {
    const args = { list: [{ onPress: () => 'source' }] }
    nameFunctions(args)
    expect(String(args.list[0]?.onPress)).toBe('（関数）')
    expect(args.list[0]?.onPress()).toBe('source')
  })
})
