import { afterEach, expect, it } from 'vitest'
import { visitOf } from './visitOf.ts'

afterEach(() => history.replaceState(null, ''))

it('is the same after a reload, and another one when the same URL is loaded again (Q168)', () => {
  history.replaceState({ idx: 3 }, '')
  const first = visitOf('default')
  expect(visitOf('default')).toBe(first)
  expect(history.state).toMatchObject({ idx: 3 })
  // A bookmark, in the same tab.
  history.pushState(null, '')
  expect(visitOf('default')).not.toBe(first)
})

it('is the router’s key after a navigation within the app', () => {
  expect(visitOf('k3y')).toBe('k3y')
  expect(history.state).toBeNull()
})
