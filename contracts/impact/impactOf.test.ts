import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { FailureCase, SuccessCase } from '../case.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Param, State } from '../states/state.ts'
import {
  answerChanges,
  callChanges,
  exampleCaseChanges,
  errorChanges,
  headerChanges,
  requestChanges,
  exampleStateChanges,
} from './changes.examples.ts'
import { smallRevision, changeCase, editedRevision, changeEndpoint, changeParam, changeState } from './edits.ts'
import { impactOf } from './impactOf.ts'
import { loadRevision, currentRevision } from './revision.ts'

/** Whether there is a Git history. A downloaded archive has none. */
const isRepository = existsSync(new URL('../../.git', import.meta.url))

/**
 * A different value for each property of an endpoint. The type requires a value for every property, and the test fails
 * for a property that is not compared.
 */
const otherEndpoint = {
  host: 'user',
  method: 'PUT',
  path: '/v3/gacha',
  auth: 'anyone',
  query: z.object({ at: z.string() }),
  body: z.object({}),
  response: z.object({}),
  silent: true,
  idempotent: false,
  paid: false,
  stream: true,
  timeout: 1,
  codes: ['Aborted'],
  grants: false,
  source: 'ours',
  why: 'Nobody knows',
  summary: 'Draws',
} satisfies Required<Endpoint>
const otherCase = {
  as: 'guest',
  given: [],
  request: { params: { id: 'gacha-2' } },
  answer: {},
  exact: [],
  ordered: ['resultList.itemId'],
  fails: 'NotFound',
  rules: ['S001'],
} satisfies Required<SuccessCase<Endpoint> & FailureCase<Endpoint>>
const otherParam = { meaning: 'Something', default: 'none', values: ['none'] } satisfies Required<Param>
const otherState = {
  title: '番組',
  description: 'Something holds',
  params: {},
  returns: ['key'],
  screens: ['/'],
  needs: ['a channel'],
  seenBy: 'guest',
  hasTeardown: true,
  isOptional: true,
} satisfies Required<State>

describe('impactOf(), which compares two revisions of the contract,', () => {
  it('returns nothing for two equal revisions', () => {
    expect(impactOf(currentRevision, currentRevision)).toEqual([])
  })

  describe.each([
    ['requests', requestChanges],
    ['headers', headerChanges],
    ['answers', answerChanges],
    ['calls', callChanges],
    ['errors', errorChanges],
    ['cases', exampleCaseChanges],
    ['states', exampleStateChanges],
  ])('for a change of the contract’s %s,', (_, examples) => {
    it.each(examples)(
      'returns “%s” with the verdict “%s” for hosts and “%s” for the deployed app',
      (says, host, app, change) => {
        const impacts = impactOf(smallRevision, editedRevision(change))
        const verdicts = impacts.map((impact) => ({
          says: impact.changes.map(({ text }) => text).join(', '),
          host: impact.host,
          app: impact.app,
        }))
        expect(verdicts).toEqual([{ says, host, app }])
      },
    )
  })

  it.each(Object.entries(otherEndpoint))(
    'returns an impact for a change of the property `%s` of an endpoint',
    (key, value) => {
      expect(impactOf(smallRevision, editedRevision(changeEndpoint('gacha.drawGacha', { [key]: value })))).not.toEqual(
        [],
      )
    },
  )

  it.each(Object.entries(otherCase))('returns an impact for a change of the property `%s` of a case', (key, value) => {
    expect(
      impactOf(smallRevision, editedRevision(changeCase('gacha.drawGacha', 'full', () => ({ [key]: value })))),
    ).not.toEqual([])
  })

  it.each(Object.entries(otherState))(
    'returns an impact for a change of the property `%s` of a provider state',
    (key, value) => {
      expect(impactOf(smallRevision, editedRevision(changeState('a member', () => ({ [key]: value }))))).not.toEqual([])
    },
  )

  it.each(Object.entries(otherParam))(
    'returns an impact for a change of the property `%s` of a provider state’s parameter',
    (key, value) => {
      expect(impactOf(smallRevision, editedRevision(changeParam('a member', 'profile', { [key]: value })))).not.toEqual(
        [],
      )
    },
  )

  it.skipIf(!isRepository)(
    'accepts a Git revision of the contract, whose files loadRevision() loads and runs',
    { timeout: 120_000 },
    async () => {
      const committed = await loadRevision('HEAD')
      expect(committed.calls).not.toBe(currentRevision.calls)
      expect(committed.calls.map(({ name }) => name)).toContain('gacha.drawGacha')
      expect(impactOf(committed, committed)).toEqual([])
    },
  )
})
