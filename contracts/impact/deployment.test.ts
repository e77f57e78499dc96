import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { drawGacha } from '../gacha/gacha.endpoints.ts'
import { text, type State } from '../states/state.ts'
import { obstacles } from './deployment.ts'
import { before, edited, endpointBecomes, stateBecomes } from './edits.ts'

const draw = 'gacha.drawGacha'
const some = [expect.stringContaining(draw)]

describe('what may go out while the others are as before', () => {
  it('is everything, when nothing changed, or only what holds before a verification', () => {
    const nothing = { web: [], app: [], user: [], payment: [] }
    expect(obstacles(before, before)).toEqual(nothing)
    const oneMore = ({ params }: State) => ({ params: { ...params, hobby: text('pins', 'What is collected') } })
    expect(obstacles(before, edited(stateBecomes('a member', oneMore)))).toEqual(nothing)
  })

  it('is not the web app, when its hosts have to send more first', () => {
    const response = z.extend(drawGacha.response, { seed: z.string() })
    expect(obstacles(before, edited(endpointBecomes(draw, { response })))).toEqual({
      web: some,
      app: [],
      user: [],
      payment: [],
    })
  })

  it('is not the host whose call the web app that is out would miss', () => {
    const response = z.omit(drawGacha.response, { resultList: true })
    expect(obstacles(before, edited(endpointBecomes(draw, { response })))).toEqual({
      web: [],
      app: some,
      user: [],
      payment: [],
    })
  })
})
