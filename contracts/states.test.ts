import { describe, expect, it } from 'vitest'
import { specificationRows } from './specificationList.ts'
import type { State } from './states/state.ts'
import { state, states } from './states.ts'
import { statesPage } from './statesPage.ts'

describe('the catalogue of provider states', () => {
  it('equals the committed page; `npx vitest run --project contracts -u` writes it', async () => {
    await expect(statesPage()).toMatchFileSnapshot('states.md')
  })

  it('fills in defaults, so that a hook always receives every parameter', () => {
    expect(state('a member', { freeCoin: 0 })).toEqual({
      name: 'a member',
      params: expect.objectContaining({ freeCoin: 0, paidCoin: 1200, profile: 'full', accountId: 'acc-hikari' }),
    })
  })

  it('names screens by existing routes', () => {
    const ours = ['/account/undo']
    const routes = new Set([...specificationRows('routes').map(({ path }) => path), ...ours])
    const named = Object.values<State>(states).flatMap(({ screens }) => screens)
    expect(named.filter((screen) => !routes.has(screen))).toEqual([])
    const unseen = Object.values<State>(states).filter(({ screens }) => screens.length === 0)
    expect(unseen.filter(({ isOptional }) => !isOptional)).toEqual([])
  })

  it('depends only on existing states', () => {
    const needs = Object.values<State>(states).flatMap((each) => each.needs ?? [])
    expect(needs.filter((name) => !Object.hasOwn(states, name))).toEqual([])
  })

  it('never creates an id that another state promises not to exist', () => {
    const defaults = Object.values<State>(states).flatMap(({ params }) =>
      Object.values(params).map((param) => param.default),
    )
    expect(defaults.filter((value) => String(value).startsWith('no-such-'))).toEqual([])
  })
})
