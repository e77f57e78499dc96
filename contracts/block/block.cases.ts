import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './block.endpoints.ts'

const sora = { targetAccountId: 'acc-sora' }
const other = state('another member')
const blocked = [other, state('a blocked member')]
const entry = {
  ...sora,
  isHiddenByBlock: true,
  nickName: 'ひかり',
  uniqueName: 'sora2026',
  createTime: '2026-01-01T00:00:00Z',
}

/** The blocked members. The caller has blocked each of them an hour after the previous one. */
const members = ['sora', 'nagi', 'umi']
const three = members.flatMap((name, hours) => [
  state('another member', { accountId: `acc-${name}`, email: `${name}@example.com`, uniqueName: `${name}2026` }),
  state('a blocked member', { targetAccountId: `acc-${name}`, hours }),
])
const blockedAt = (hours: number) => `2026-01-01T0${hours}:00:00Z`
const entries = (...hours: number[]) =>
  hours.map((hour) => ({ ...entry, targetAccountId: `acc-${members[hour]}`, createTime: blockedAt(hour) }))
const exactPage = ['blockUserLists.length', 'blockUserLists.targetAccountId', 'seek.hasNext', 'seek.lastCreateTime']

/** The example requests and answers ("cases") of the block endpoints. */
export const blockCases = {
  blockAccount: {
    full: {
      as: 'member',
      given: [other],
      request: { body: sora },
      answer: { ...sora, isHiddenByBlock: true },
      exact: ['targetAccountId', 'isHiddenByBlock'],
    },
    again: {
      as: 'member',
      given: blocked,
      request: { body: sora },
      answer: { ...sora, isHiddenByBlock: true },
      exact: ['isHiddenByBlock'],
    },
    NotFound: { as: 'member', request: { body: { targetAccountId: 'no-such-account' } }, fails: 'NotFound' },
    InvalidArgument: { as: 'member', request: { body: { targetAccountId: 'acc-hikari' } }, fails: 'InvalidArgument' },
    official: {
      as: 'member',
      given: [state('an official account')],
      request: { body: { targetAccountId: 'acc-official' } },
      fails: 'InvalidArgument',
    },
  },
  unblockAccount: {
    full: {
      as: 'member',
      given: blocked,
      request: { query: sora, body: sora },
      answer: { ...sora, isHiddenByBlock: false },
      exact: ['targetAccountId', 'isHiddenByBlock'],
    },
    minimal: {
      as: 'member',
      given: blocked,
      request: { query: {}, body: sora },
      answer: { ...sora, isHiddenByBlock: false },
      exact: ['isHiddenByBlock'],
    },
    NotFound: { as: 'member', request: { query: {}, body: { targetAccountId: 'no-such-account' } }, fails: 'NotFound' },
  },
  listBlocks: {
    full: {
      as: 'member',
      given: blocked,
      request: { query: { 'seek.limit': 1, 'seek.lastCreateTime': '2999-01-01T00:00:00Z' } },
      answer: {
        blockUserLists: [{ ...entry, image: 'fan/koharu.svg' }],
        seek: { hasNext: false, lastCreateTime: entry.createTime },
      },
      exact: ['blockUserLists.targetAccountId', 'blockUserLists.isHiddenByBlock', 'seek.hasNext'],
    },
    minimal: {
      as: 'member',
      given: blocked,
      request: { query: {} },
      answer: { blockUserLists: [entry], seek: { hasNext: false } },
    },
    firstPage: {
      as: 'member',
      given: three,
      request: { query: { 'seek.limit': 2 } },
      answer: { blockUserLists: entries(2, 1), seek: { hasNext: true, lastCreateTime: blockedAt(1) } },
      exact: exactPage,
      ordered: ['blockUserLists.createTime'],
    },
    middlePage: {
      as: 'member',
      given: three,
      request: { query: { 'seek.limit': 1, 'seek.lastCreateTime': blockedAt(2) } },
      answer: { blockUserLists: entries(1), seek: { hasNext: true, lastCreateTime: blockedAt(1) } },
      exact: exactPage,
    },
    lastPage: {
      as: 'member',
      given: three,
      request: { query: { 'seek.limit': 1, 'seek.lastCreateTime': blockedAt(1) } },
      answer: { blockUserLists: entries(0), seek: { hasNext: false, lastCreateTime: blockedAt(0) } },
      exact: exactPage,
    },
    empty: {
      as: 'member',
      request: { query: {} },
      answer: { blockUserLists: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
  },
} satisfies AreaCases<typeof endpoints>
