import { afterEach, expect, it } from 'vitest'
import { visitOf } from './visitOf.ts'

afterEach(() => history.replaceState(null, ''))

it('is the same after a reload, and another one for whoever loads the same address anew (Q168)', () => {
  history.replaceState({ idx: 3 }, '')
  const first = visitOf('default')
  expect(visitOf('default')).toBe(first)
  expect(history.state).toMatchObject({ idx: 3 })
  // A bookmark, in the same tab.
  history.pushState(null, '')
  expect(visitOf('default')).not.toBe(first)
})

it('is what the history names it where one came from a page of ours', () => {
  expect(visitOf('k3y')).toBe('k3y')
  expect(history.state).toBeNull()
})
