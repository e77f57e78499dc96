import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { prepareSignup } from '../auth/session.endpoints.ts'
import { drawGacha } from '../gacha/gacha.endpoints.ts'
import { textParam, type State } from '../states/state.ts'
import { deploymentObstacles } from './deployment.ts'
import { smallRevision, editedRevision, changeEndpoint, changeState } from './edits.ts'

const draw = 'gacha.drawGacha'
const some = [expect.stringContaining(draw)]

describe('deploymentObstacles(), which checks whether one participant may be deployed first,', () => {
  it('finds no obstacle if the contract has not changed, or only its provider states have', () => {
    const nothing = { web: [], app: [], user: [], payment: [] }
    expect(deploymentObstacles(smallRevision, smallRevision)).toEqual(nothing)
    const oneMore = ({ params }: State) => ({ params: { ...params, hobby: textParam('pins', 'What is collected') } })
    expect(deploymentObstacles(smallRevision, editedRevision(changeState('a member', oneMore)))).toEqual(nothing)
  })

  it('finds an obstacle for the web app if it reads an additional field that the hosts must send first', () => {
    const response = z.extend(drawGacha.response, { seed: z.string() })
    expect(deploymentObstacles(smallRevision, editedRevision(changeEndpoint(draw, { response })))).toEqual({
      web: some,
      app: [],
      user: [],
      payment: [],
    })
  })

  it('finds an obstacle for the web app if it sends a new optional field, unless hosts ignore undeclared fields (Q460)', () => {
    const body = z.extend(prepareSignup.body, { invitedBy: z.optional(z.string()) })
    const edited = editedRevision(changeEndpoint('auth.prepareSignup', { body }))
    const nothing = { app: [], user: [], payment: [] }
    expect(deploymentObstacles(smallRevision, edited)).toEqual({
      web: ['auth.prepareSignup sends invitedBy'],
      ...nothing,
    })
    expect(deploymentObstacles(smallRevision, edited, { hostsIgnoreUnknownFields: true })).toEqual({
      web: [],
      ...nothing,
    })
  })

  it('finds an obstacle for the web app if it sends a new required field, even if hosts ignore undeclared fields', () => {
    const body = z.extend(prepareSignup.body, { invitedBy: z.string() })
    const edited = editedRevision(changeEndpoint('auth.prepareSignup', { body }))
    expect(deploymentObstacles(smallRevision, edited, { hostsIgnoreUnknownFields: true }).web).toHaveLength(1)
  })

  it('finds an obstacle for a host that removes a field which the deployed web app reads', () => {
    const response = z.omit(drawGacha.response, { resultList: true })
    expect(deploymentObstacles(smallRevision, editedRevision(changeEndpoint(draw, { response })))).toEqual({
      web: [],
      app: some,
      user: [],
      payment: [],
    })
  })
})
