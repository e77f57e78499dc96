import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './serial.endpoints.ts'

const coins = { itemKind: 'COIN' as const, name: 'コイン', amount: 100 }
const photo = {
  itemKind: 'PHOTO' as const,
  itemId: 'ip-hoshiyomi-photo-1',
  name: '星図 1枚目',
  image: 'setsugen/hero.svg',
  amount: 1,
}
const bareCode = {
  code: 'HOSHIYOMI2026',
  title: '星詠み通信 会場の特典',
  expireTime: '2026-03-31T14:59:59Z',
  assetList: [coins],
}
const fullCode = { ...bareCode, image: 'setsugen/hero.svg', assetList: [photo] }

const channel = state('a channel')
const good = [channel, state('a serial code')]
const bare = [channel, state('a serial code', { detail: 'minimal' })]
const expired = [channel, state('a serial code', { isExpired: true })]
const used = [...good, state('a used serial code')]
const usedByAnother = [
  channel,
  state('another member'),
  state('a serial code', { isSingleUse: true }),
  state('a used serial code', { accountId: 'acc-sora' }),
]

const send = (...codes: string[]) => ({ body: { codes } })
const sent = send('HOSHIYOMI2026')
const invalid = { code: 'no-such-code', error: 'INVALID' as const }
const refused = (error: 'EXPIRED' | 'ALREADY_REGISTERED') => [{ code: 'HOSHIYOMI2026', error }]
const exactErrors = ['errors.code', 'errors.error']
const exactData = ['data.code', 'data.length']

const tooMany = [state('too many tries from this address')]
const eleven = send(...Array.from({ length: 11 }, (_, index) => `no-such-code-${index}`))

/** The example requests and answers ("cases") of the serial endpoints. */
export const serialCases = {
  enterSerialCodes: {
    full: {
      as: 'member',
      given: good,
      request: send(' HOSHIYOMI2026 ', 'no-such-code'),
      answer: { data: [fullCode], errors: [invalid] },
      exact: [...exactData, ...exactErrors],
    },
    minimal: { as: 'member', given: bare, request: sent, answer: { data: [bareCode], errors: [] } },
    expired: {
      as: 'member',
      given: expired,
      request: sent,
      answer: { data: [], errors: refused('EXPIRED') },
      exact: exactErrors,
    },
    alreadyRegistered: {
      as: 'member',
      given: used,
      request: sent,
      answer: { data: [], errors: refused('ALREADY_REGISTERED') },
      exact: exactErrors,
    },
    /** The code can be used only once, and another member has used it. */
    registeredByAnother: {
      as: 'member',
      given: usedByAnother,
      request: sent,
      answer: { data: [], errors: refused('ALREADY_REGISTERED') },
      exact: exactErrors,
    },
    InvalidArgument: { as: 'member', request: eleven, fails: 'InvalidArgument' },
    TooManyRequests: { as: 'member', given: tooMany, request: sent, fails: 'TooManyRequests' },
  },
  registerSerialCodes: {
    full: {
      as: 'member',
      given: good,
      request: send('HOSHIYOMI2026', 'no-such-code'),
      answer: { data: [fullCode], errors: [invalid], hasLimitExceededItems: false },
      exact: [...exactData, ...exactErrors, 'hasLimitExceededItems'],
    },
    minimal: {
      as: 'member',
      given: bare,
      request: sent,
      answer: { data: [bareCode], errors: [], hasLimitExceededItems: false },
    },
    limitExceeded: {
      as: 'member',
      given: [...bare, state('a full holding')],
      request: sent,
      answer: { data: [bareCode], errors: [], hasLimitExceededItems: true },
      exact: ['hasLimitExceededItems'],
    },
    sentToPresents: {
      as: 'member',
      given: [...good, state('a full holding', { of: 'ITEMS' })],
      request: sent,
      answer: { data: [fullCode], errors: [], hasLimitExceededItems: true, sentToPresents: [photo] },
      exact: ['hasLimitExceededItems', 'sentToPresents.itemId', 'sentToPresents.amount'],
    },
    expired: {
      as: 'member',
      given: expired,
      request: sent,
      answer: { data: [], errors: refused('EXPIRED'), hasLimitExceededItems: false },
      exact: exactErrors,
    },
    alreadyRegistered: {
      as: 'member',
      given: used,
      request: sent,
      answer: { data: [], errors: refused('ALREADY_REGISTERED'), hasLimitExceededItems: false },
      exact: exactErrors,
    },
    InvalidArgument: { as: 'member', request: eleven, fails: 'InvalidArgument' },
    TooManyRequests: { as: 'member', given: tooMany, request: sent, fails: 'TooManyRequests' },
  },
} satisfies AreaCases<typeof endpoints>
