import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './account.endpoints.ts'
import type { Profile } from './account.endpoints.ts'

/** The profile of the member whom the state `a member` creates, without optional fields. */
const bareProfile = { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari01' } satisfies Profile
const fullProfile = {
  ...bareProfile,
  isOfficial: false,
  firstName: 'ひかり',
  lastName: '星野',
  birthday: '2004-02-29',
  gender: 2,
  prefecture: 13,
  image: 'profile/hikari.webp',
  channelFollowers: 3,
} satisfies Profile

/** The public profile of the member whom the state `another member` creates. */
const shown = {
  accountId: 'acc-sora',
  nickName: 'ひかり',
  uniqueName: 'sora2026',
  isOfficial: false,
  channelFollowers: 0,
}

const bareBody = {
  nickName: 'ひかり',
  uniqueName: 'hikari01',
  firstName: 'ひかり',
  lastName: '星野',
  birthday: '2004-02-29',
}
const fullBody = { ...bareBody, gender: 2 as const, prefecture: 13 }

const withoutProfile = state('a member', { profile: 'none' })
const saveFails = (body: Partial<typeof fullBody>) => ({
  as: 'member' as const,
  given: [withoutProfile],
  request: { body: { ...fullBody, ...body } },
})

/** The example requests and answers ("cases") of the account endpoints. */
export const accountCases = {
  getAccountAuth: {
    full: {
      as: 'member',
      request: {},
      answer: { accountId: 'acc-hikari', certs: [{ provider: 'EMAIL' }], hasProfile: true, hasPassword: true },
      exact: ['accountId', 'hasProfile', 'hasPassword'],
    },
    /** The caller is a guest without an account id, so the answer is empty (Q44). */
    minimal: { as: 'guest', request: {}, answer: {} },
    byProviderOnly: {
      as: 'member',
      given: [state('a linked provider', { email: 'NONE' })],
      request: {},
      answer: { accountId: 'acc-hikari', certs: [{ provider: 'GOOGLE' }], hasProfile: true, hasPassword: false },
      exact: ['certs', 'hasPassword'],
    },
    withoutProfile: {
      as: 'member',
      given: [withoutProfile],
      request: {},
      answer: { accountId: 'acc-hikari', certs: [{ provider: 'EMAIL' }], hasProfile: false },
      exact: ['accountId', 'hasProfile'],
    },
    Unauthenticated: {
      as: 'member',
      given: [state('a session that has ended')],
      request: {},
      fails: 'Unauthenticated',
    },
    SuspendAccount: { as: 'member', given: [state('a suspended member')], request: {}, fails: 'SuspendAccount' },
  },
  getAccount: {
    full: {
      as: 'member',
      request: {},
      answer: { accountId: 'acc-hikari', uniqueName: 'hikari01', profile: fullProfile },
      exact: ['accountId', 'uniqueName'],
    },
    minimal: { as: 'guest', request: {}, answer: {} },
    withoutProfile: {
      as: 'member',
      given: [withoutProfile],
      request: {},
      answer: { accountId: 'acc-hikari' },
      exact: ['accountId'],
    },
  },
  getTime: {
    full: { as: 'member', request: {}, answer: { time: '2026-01-31T12:00:00Z' } },
  },
  saveProfile: {
    full: { as: 'member', request: { body: fullBody }, answer: { profile: fullProfile } },
    minimal: {
      as: 'member',
      given: [withoutProfile],
      request: { body: bareBody },
      answer: { profile: bareProfile },
      exact: ['profile.nickName', 'profile.uniqueName'],
    },
    AlreadyExistsUniqueName: {
      ...saveFails({ uniqueName: 'sora2026' }),
      given: [withoutProfile, state('another member')],
      fails: 'AlreadyExistsUniqueName',
    },
    LockedUniqueName: {
      ...saveFails({ uniqueName: 'TsudoiUnei' }),
      given: [withoutProfile, state('a locked unique name')],
      fails: 'LockedUniqueName',
    },
    InvalidUniqueName: { ...saveFails({ uniqueName: 'abc' }), fails: 'InvalidUniqueName' },
    InvalidAlphaNumeric: { ...saveFails({ uniqueName: 'ひかり01' }), fails: 'InvalidAlphaNumeric' },
    InvalidModeration: {
      ...saveFails({ nickName: '禁句禁句のひかり' }),
      given: [withoutProfile, state('a word that moderation refuses')],
      fails: 'InvalidModeration',
    },
    InvalidArgument: { ...saveFails({ birthday: '2999-01-01' }), fails: 'InvalidArgument' },
  },
  getProfile: {
    full: { as: 'member', request: {}, answer: { profile: fullProfile } },
    minimal: { as: 'member', given: [withoutProfile], request: {}, answer: {} },
    bare: {
      as: 'member',
      given: [state('a member', { profile: 'minimal' })],
      request: {},
      answer: { profile: bareProfile },
    },
  },
  getPublicProfile: {
    full: {
      as: 'guest',
      given: [state('another member')],
      request: { params: { id: 'acc-sora' } },
      answer: { profile: { ...shown, image: 'profile/sora.webp' } },
      exact: ['profile.accountId', 'profile.uniqueName'],
    },
    minimal: {
      as: 'guest',
      given: [state('another member', { profile: 'minimal' })],
      request: { params: { id: 'acc-sora' } },
      answer: { profile: shown },
    },
    ofOneself: {
      as: 'member',
      request: { params: { id: 'acc-hikari' } },
      answer: { profile: { ...shown, accountId: 'acc-hikari', uniqueName: 'hikari01' } },
      exact: ['profile.accountId'],
    },
    NotFound: { as: 'guest', request: { params: { id: 'no-such-account' } }, fails: 'NotFound' },
    /** Neither member sees the other's profile after one of them has blocked the other. */
    hiddenByBlock: {
      as: 'member',
      given: [state('another member'), state('a blocked member')],
      request: { params: { id: 'acc-sora' } },
      fails: 'NotFound',
    },
    withoutProfile: {
      as: 'member',
      given: [withoutProfile],
      request: { params: { id: 'acc-hikari' } },
      fails: 'NotFound',
    },
  },
  discardAccount: {
    full: { as: 'member', given: [state('a fresh proof of the member')], request: {}, answer: {} },
    ReauthenticationRequired: { as: 'member', request: {}, fails: 'ReauthenticationRequired' },
  },
} satisfies AreaCases<typeof endpoints>
