import { describe, expect, it } from 'vitest'
import { specificationRows } from './specificationList.ts'
import type { State } from './states/state.ts'
import { state, states } from './states.ts'
import { statesPage } from './statesPage.ts'

describe('the catalogue of provider states', () => {
  it('is described in the committed file states.md, which `npx vitest run --project contracts -u` writes', async () => {
    await expect(statesPage()).toMatchFileSnapshot('states.md')
  })

  it('contains a default for every parameter, so that a host’s state hook always receives all of them', () => {
    expect(state('a member', { freeCoin: 0 })).toEqual({
      name: 'a member',
      params: expect.objectContaining({ freeCoin: 0, paidCoin: 1200, profile: 'full', accountId: 'acc-hikari' }),
    })
  })

  it('contains, for each state that is not optional, existing routes of screens that show it', () => {
    const ours = ['/account/undo', '/mypage/security']
    const routes = new Set([...specificationRows('routes').map(({ path }) => path), ...ours])
    const named = Object.values<State>(states).flatMap(({ screens }) => screens)
    expect(named.filter((screen) => !routes.has(screen))).toEqual([])
    const unseen = Object.values<State>(states).filter(({ screens }) => screens.length === 0)
    expect(unseen.filter(({ isOptional }) => !isOptional)).toEqual([])
  })

  it('contains every state that another state needs', () => {
    const needs = Object.values<State>(states).flatMap((each) => each.needs ?? [])
    expect(needs.filter((name) => !Object.hasOwn(states, name))).toEqual([])
  })

  it('has no parameter whose default is an id beginning with `no-such-`, which must not exist at a host', () => {
    const defaults = Object.values<State>(states).flatMap(({ params }) =>
      Object.values(params).map((param) => param.default),
    )
    expect(defaults.filter((value) => String(value).startsWith('no-such-'))).toEqual([])
  })
})
