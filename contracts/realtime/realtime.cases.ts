import { stateValuePlaceholder, type AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './realtime.endpoints.ts'

const signedIn = state('a realtime sign-in')
const written = [signedIn, state('a document')]
const path = 'settings/story'
/** The value of the document that the state `a document` creates. */
const value = { lastName: '星野', firstName: 'ひかり', speed: 2 }
const elsewhere = 'accounts/acc-sora'

/** The example requests and answers ("cases") of the realtime endpoints. */
export const realtimeCases = {
  signinRealtime: {
    full: {
      as: 'member',
      request: { body: { token: stateValuePlaceholder('firebaseToken') } },
      answer: { accountId: 'acc-hikari' },
      exact: ['accountId'],
    },
    InvalidArgument: { as: 'member', request: { body: { token: 'another-token' } }, fails: 'InvalidArgument' },
  },
  getRemoteConfig: {
    full: {
      as: 'guest',
      given: [state('a remote text')],
      request: {},
      answer: { textList: [{ name: 'welcome', text: 'ようこそ、集いへ。' }] },
    },
  },
  readDocument: {
    full: { as: 'member', given: written, request: { query: { path } }, answer: { value } },
    minimal: { as: 'member', given: [signedIn], request: { query: { path } }, answer: {} },
    PermissionDenied: {
      as: 'member',
      given: [signedIn],
      request: { query: { path: elsewhere } },
      fails: 'PermissionDenied',
    },
    withoutSignin: { as: 'member', request: { query: { path } }, fails: 'PermissionDenied' },
  },
  writeDocument: {
    full: { as: 'member', given: [signedIn], request: { body: { path, value } }, answer: {} },
    PermissionDenied: {
      as: 'member',
      given: [signedIn],
      request: { body: { path: elsewhere, value } },
      fails: 'PermissionDenied',
    },
    OutOfRange: {
      as: 'member',
      given: [signedIn],
      request: { body: { path, value: { text: '星'.repeat(3000) } } },
      fails: 'OutOfRange',
    },
  },
  deleteDocument: {
    full: { as: 'member', given: written, request: { query: { path } }, answer: {} },
    PermissionDenied: {
      as: 'member',
      given: [signedIn],
      request: { query: { path: elsewhere } },
      fails: 'PermissionDenied',
    },
  },
} satisfies AreaCases<typeof endpoints>
