import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import { bareCampaign, fullCampaign } from './campaignExample.ts'
import type * as endpoints from './campaign.endpoints.ts'

const channel = state('a channel')
const lottery = state('a lottery')
const id = 'ip-hoshiyomi'

const current = { query: { phase: 'CURRENT' as const, ipId: id, limit: 20, offset: 0 } }
const past = { query: { ...current.query, phase: 'PAST' as const } }
const draw = [state('a channel draw'), state('a followed channel')]

/** The example requests and answers ("cases") of the campaign endpoints. */
export const campaignCases = {
  listCampaigns: {
    full: {
      as: 'member',
      given: [channel, lottery],
      request: current,
      answer: { list: [fullCampaign], total: 1 },
      exact: ['list.kind', 'list.campaignId', 'list.state', 'total'],
    },
    minimal: {
      as: 'guest',
      given: [
        state('no channels'),
        state('a channel', { detail: 'minimal' }),
        state('a channel draw', { detail: 'minimal' }),
      ],
      request: { query: {} },
      answer: { list: [{ ...bareCampaign, kind: 'DRAW', campaignId: 'draw-hoshiyomi-1', name: '星屑くじ' }], total: 1 },
    },
    empty: {
      as: 'guest',
      given: [channel],
      request: past,
      answer: { list: [], total: 0 },
      exact: ['list.length', 'total'],
    },
    entered: {
      as: 'member',
      given: [channel, ...draw, state('an entered draw')],
      request: current,
      answer: {
        list: [{ ...bareCampaign, kind: 'DRAW', campaignId: 'draw-hoshiyomi-1', name: '星屑くじ', state: 'ENTERED' }],
        total: 1,
      },
      exact: ['list.kind', 'list.state', 'total'],
    },
    NotFound: {
      as: 'guest',
      request: { query: { phase: 'CURRENT', ipId: 'no-such-channel' } },
      fails: 'NotFound',
    },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: [state('a channel whose publication has ended')],
      request: current,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
} satisfies AreaCases<typeof endpoints>
