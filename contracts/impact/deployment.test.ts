import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { drawGacha } from '../gacha/gacha.endpoints.ts'
import { text, type State } from '../states/state.ts'
import { deploymentObstacles } from './deployment.ts'
import { smallRevision, editedRevision, endpointBecomes, stateBecomes } from './edits.ts'

const draw = 'gacha.drawGacha'
const some = [expect.stringContaining(draw)]

describe('the check which participants may be deployed alone', () => {
  it('allows every participant if nothing has changed, or only provider states', () => {
    const nothing = { web: [], app: [], user: [], payment: [] }
    expect(deploymentObstacles(smallRevision, smallRevision)).toEqual(nothing)
    const oneMore = ({ params }: State) => ({ params: { ...params, hobby: text('pins', 'What is collected') } })
    expect(deploymentObstacles(smallRevision, editedRevision(stateBecomes('a member', oneMore)))).toEqual(nothing)
  })

  it('refuses the web app if its hosts must send an additional field first', () => {
    const response = z.extend(drawGacha.response, { seed: z.string() })
    expect(deploymentObstacles(smallRevision, editedRevision(endpointBecomes(draw, { response })))).toEqual({
      web: some,
      app: [],
      user: [],
      payment: [],
    })
  })

  it('refuses a host that removes a field which the deployed web app reads', () => {
    const response = z.omit(drawGacha.response, { resultList: true })
    expect(deploymentObstacles(smallRevision, editedRevision(endpointBecomes(draw, { response })))).toEqual({
      web: [],
      app: some,
      user: [],
      payment: [],
    })
  })
})
