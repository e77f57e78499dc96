import type { NavigateFunction } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { goBack } from './goBack.ts'

afterEach(() => history.replaceState(null, ''))

it.each([
  ['a page of the app before it', { idx: 2 }, [-1]],
  ['another site before it, even if the tab has a longer history', { idx: 0 }, ['/home', { replace: true }]],
  ['no entry of the router', null, ['/home', { replace: true }]],
])(
  'goBack() goes back only to a page of the app, and otherwise opens the home page; the history has %s',
  (_what, state, expected) => {
    history.pushState(null, '')
    history.replaceState(state, '')
    expect(history.length).toBeGreaterThan(1)
    const navigate = vi.fn<(...args: unknown[]) => void>()
    goBack(navigate as unknown as NavigateFunction, '/home')
    expect(navigate.mock.calls).toEqual([expected])
  },
)
